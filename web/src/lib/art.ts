/** Which picture a card has: by subject; a card not named here takes the scene of its first tag. */
import type { CardFace } from "./types";

/** The vignettes of art.svg, each with the cards it stands for. */
const SCENES: Record<string, string> = {
  // towns and buildings
  dome: "domed_crater cupola_city",
  city: "urbanized_area open_city immigrant_city",
  skyline: "tharsis_republic noctis_city commercial_district",
  underground: "underground_city",
  capital: "capital",
  fortress: "corporate_stronghold",
  resort: "tropical_resort miranda_resort",
  university: "mars_university",
  camp: "colonizer_training_camp research_outpost",
  train: "martian_rails",
  rover: "rover_construction mining_expedition",
  lens: "special_design standard_technology ceos_favorite_project advanced_alloys",
  // industry and mines
  factory: "building_industries food_factory soil_factory fuel_factory industrial_center biomass_combustors",
  forge: "ironworks steelworks ore_processor",
  mine: "mine mining_guild mining_area mining_rights strip_mine titanium_mine mineral_deposit",
  drill: "mohole_area deep_well_heating underground_detonations subterranean_reservoir permafrost_extraction",
  robot: "robotic_workforce micro_mills inventrix",
  gas: "carbonate_processing ghg_factories rad_chem_factory release_of_inert_gases",
  heat: "heat_trappers local_heat_trapping insulation caretaker_contract",
  pump: "aquifer_pumping water_splitting_plant",
  trade: "great_escarpment_consortium land_claim indentured_workers",
  // power
  power: "power_plant power_grid power_supply_consortium thorgate power_infrastructure energy_saving energy_tapping",
  solar: "solar_power",
  wind: "windmills",
  wave: "wave_power",
  nuclear: "nuclear_power nuclear_zone",
  lightning: "lightning_harvest",
  volcano: "lava_flows geothermal_power tectonic_stress_power",
  dam: "great_dam",
  atom: "fusion_power quantum_extractor mass_converter physics_complex fueled_generators peroxide_power",
  beam: "lunar_beam beam_from_a_thorium_asteroid",
  mirror: "space_mirrors giant_space_mirror soletta",
  magnet: "magnetic_field_generators magnetic_field_dome equatorial_magnetizer anti_gravity_technology",
  sun: "helion solar_wind_power",
  // space
  comet: "comet towing_a_comet",
  asteroid: "asteroid big_asteroid deimos_down nitrogen_rich_asteroid aerobraked_ammonia_asteroid asteroid_mining_consortium",
  iceberg: "ice_asteroid giant_ice_asteroid",
  phobos: "phobos_space_haven phobolog vesta_shipyard",
  station: "space_station optimal_aerobraking toll_station",
  satellite: "satellites",
  shuttle: "shuttles immigration_shuttles",
  convoy: "large_convoy convoy_from_europa import_of_advanced_ghg imported_ghg interstellar_colony_ship",
  tanker: "imported_hydrogen imported_nitrogen methane_from_titan water_import_from_europa",
  fleet: "security_fleet",
  elevator: "space_elevator",
  catapult: "electro_catapult earth_catapult",
  probe: "trans_neptune_probe",
  telescope: "lagrange_observatory technology_demonstration",
  jovian: "ganymede_colony terraforming_ganymede",
  moonmine: "io_mining_industries callisto_penal_mines asteroid_mining",
  saturn: "saturn_systems",
  // water and weather
  lake: "artificial_lake lake_marineris",
  ocean: "flooding cloud_seeding",
  icecap: "ice_cap_melting",
  polardust: "black_polar_dust",
  storm: "dust_seals",
  zeppelin: "zeppelins",
  // plants
  tree: "trees plantation",
  bush: "bushes mangrove",
  grass: "grass heather",
  moss: "moss nitrophilic_moss",
  lichen: "lichen adapted_lichen",
  kelp: "kelp_farming algae",
  algae: "arctic_algae",
  farm: "farming tundra_farming noctis_farming",
  greenhouse: "greenhouses ecoline artificial_photosynthesis",
  valley: "protected_valley natural_preserve ecological_zone advanced_ecosystems",
  canyon: "eos_chasma_national_park",
  // animals and microbes
  herd: "herbivores small_animals protected_habitats",
  livestock: "livestock",
  predator: "predators",
  fish: "fish",
  birds: "birds",
  pets: "pets",
  insect: "ants insects worms",
  fungus: "symbiotic_fungus extreme_cold_fungus decomposers",
  microbe: "nitrite_reducing_bacteria ghg_producing_bacteria regolith_eaters archaebacteria industrial_microbes tardigrades",
  virus: "virus",
  dna: "viral_enhancers gene_repair designed_microorganisms adaptation_technology",
  // science
  lab: "development_center medical_lab search_for_life research",
  science: "inventors_guild invention_contest",
  ai: "ai_central restricted_area",
  helmet: "rad_suits breathing_filters",
  // people and money
  earth: "sponsors earth_office acquired_company teractor",
  finance: "credicor investment_loan cartel business_network",
  council: "business_contacts bribed_committee olympus_conference",
  film: "interplanetary_cinematics media_archives",
  broadcast: "media_group",
  hack: "hackers",
  raid: "hired_raiders",
  blast: "sabotage",
  flag: "united_nations_mars_initiative beginner_corporation",
};
const BY_TAG: Record<string, string> = {
  building: "factory",
  space: "station",
  power: "power",
  science: "science",
  jovian: "jovian",
  earth: "earth",
  plant: "tree",
  microbe: "microbe",
  animal: "herd",
  city: "city",
  event: "storm",
};
const BY_CARD = new Map(
  Object.entries(SCENES).flatMap(([scene, cards]) => cards.split(/\s+/).map((card): [string, string] => [card, scene])),
);

/** The scene drawn for this very card, if one is. */
export const sceneOf = (id: string): string | undefined => BY_CARD.get(id);
/** Every card that a scene is named for. */
export const drawnCards = (): string[] => [...BY_CARD.keys()];
/** The symbol of the picture. */
export function artOf(card: Pick<CardFace, "id" | "tags">): string {
  return `a-${BY_CARD.get(card.id) ?? BY_TAG[card.tags[0] ?? ""] ?? "canyon"}`;
}
