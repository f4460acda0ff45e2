/** Which picture a card has: by subject; a card not named here takes the scene of its first tag. */
import type { CardFace } from "./types";

/** The cards most seen: each has a picture of its own, which bears its name. */
export const OWN: readonly string[] = `
  adaptation_technology adapted_lichen advanced_ecosystems algae artificial_photosynthesis asteroid_mining
  beam_from_a_thorium_asteroid big_asteroid biomass_combustors breathing_filters convoy_from_europa credicor
  decomposers deimos_down designed_microorganisms ecoline ecological_zone extreme_cold_fungus food_factory
  fueled_generators geothermal_power ghg_producing_bacteria giant_ice_asteroid heather helion immigration_shuttles
  import_of_advanced_ghg imported_ghg imported_nitrogen industrial_microbes insects inventrix lake_marineris
  local_heat_trapping mangrove media_archives methane_from_titan micro_mills mining_guild mohole_area natural_preserve
  nitrite_reducing_bacteria nitrogen_rich_asteroid nitrophilic_moss noctis_farming optimal_aerobraking
  permafrost_extraction phobolog plantation power_grid regolith_eaters release_of_inert_gases research
  research_outpost small_animals soletta special_design steelworks strip_mine subterranean_reservoir tardigrades
  tectonic_stress_power teractor thorgate towing_a_comet tundra_farming water_import_from_europa worms
`
  .trim()
  .split(/\s+/);
/** The other vignettes, each with the cards it stands for. */
const SCENES: Record<string, string> = {
  // towns and buildings
  dome: "domed_crater cupola_city solarpunk",
  city: "urbanized_area open_city immigrant_city",
  skyline: "tharsis_republic noctis_city commercial_district",
  underground: "underground_city",
  capital: "capital",
  fortress: "corporate_stronghold",
  resort: "tropical_resort miranda_resort",
  university: "mars_university",
  camp: "colonizer_training_camp work_crews",
  train: "martian_rails",
  rover: "rover_construction mining_expedition",
  lens: "spin_off_department standard_technology ceos_favorite_project advanced_alloys advanced_screening_technology",
  // industry and mines
  factory: "building_industries soil_factory fuel_factory industrial_center",
  forge: "ironworks ore_processor smelting",
  mine: "mine mining_area mining_rights titanium_mine mineral_deposit dusty_quarry surface_mines",
  drill: "deep_well_heating underground_detonations",
  robot: "robotic_workforce",
  gas: "carbonate_processing ghg_factories rad_chem_factory atmosphere_filtering",
  heat: "heat_trappers insulation caretaker_contract atmospheric_insulators space_heaters trapped_heat",
  pump: "aquifer_pumping water_splitting_plant",
  trade: "market_manipulation great_escarpment_consortium land_claim indentured_workers diversified_interests",
  // power
  power: "power_plant power_supply_consortium power_infrastructure energy_saving energy_tapping energy_subsidies",
  solar: "solar_power solar_trapping",
  wind: "windmills",
  wave: "wave_power",
  nuclear: "nuclear_power nuclear_zone nuclear_plants",
  lightning: "lightning_harvest",
  volcano: "lava_flows biothermal_power",
  dam: "great_dam hydro_electric_energy",
  atom: "fusion_power quantum_extractor mass_converter physics_complex peroxide_power matter_manufacturing",
  beam: "lunar_beam",
  mirror: "solar_reflectors space_mirrors giant_space_mirror",
  magnet: "magnetic_field_generators magnetic_field_dome equatorial_magnetizer anti_gravity_technology low_atmo_shields",
  sun: "corona_extractor solar_wind_power",
  // space
  comet: "comet",
  asteroid: "impactor_swarm asteroid aerobraked_ammonia_asteroid asteroid_mining_consortium",
  iceberg: "ice_asteroid",
  phobos: "phobos_space_haven vesta_shipyard phobos_falls",
  station: "sky_docks space_station toll_station",
  satellite: "satellites satellite_farms",
  shuttle: "space_port titan_shuttles shuttles",
  convoy: "interplanetary_colony_ship large_convoy interstellar_colony_ship coal_imports",
  tanker: "nitrogen_from_titan imported_hydrogen",
  fleet: "security_fleet",
  elevator: "earth_elevator space_elevator",
  catapult: "electro_catapult earth_catapult",
  probe: "solar_probe trans_neptune_probe",
  telescope: "red_spot_observatory lagrange_observatory technology_demonstration",
  jovian: "ganymede_colony terraforming_ganymede ganymede_shipyard",
  moonmine: "io_mining_industries callisto_penal_mines",
  saturn: "saturn_systems",
  // moons and clouds far out
  colonydome: "pioneer_settlement research_colony productive_outpost poseidon",
  floatstation:
    "stormcraft_incorporated jupiter_floating_station titan_air_scrapping titan_floating_launch_pad floater_technology floater_prototypes",
  lanterns: "jovian_lanterns atmo_collectors floater_leasing",
  tradeship: "rim_freighters trade_envoys trading_colony galilean_waystation",
  moonbase: "luna_governor lunar_exports lunar_mining mining_colony space_port_colony aridor",
  icemoon: "ice_moon_colony sub_zero_salt_fish",
  refugees: "refugee_camps minority_refuge",
  warp: "warp_drive quantum_communications",
  // water and weather
  lake: "artificial_lake",
  ocean: "flooding cloud_seeding",
  icecap: "ice_cap_melting",
  polardust: "black_polar_dust",
  storm: "dust_seals airborne_radiation",
  zeppelin: "airliners air_raid zeppelins",
  // plants
  tree: "trees",
  bush: "bushes",
  grass: "grass soil_warming",
  moss: "moss",
  lichen: "lichen",
  kelp: "kelp_farming",
  coldalgae: "arctic_algae",
  farm: "farming community_gardens farming_co_ops industrial_farming monocultures",
  greenhouse: "greenhouses artificial_jungle astrofarm",
  valley: "ecology_research protected_valley conserved_biome",
  canyon: "eos_chasma_national_park",
  // animals and microbes
  herd: "martian_zoo arklight herbivores protected_habitats",
  livestock: "livestock",
  predator: "predators",
  fish: "fish",
  birds: "birds",
  pets: "pets",
  insect: "ants",
  fungus: "urban_decomposers symbiotic_fungus decomposing_fungus",
  microbe: "archaebacteria anaerobic_microorganisms",
  virus: "virus",
  dna: "viral_enhancers gene_repair",
  // science
  lab: "molecular_printing development_center medical_lab search_for_life",
  science: "inventors_guild invention_contest",
  ai: "ai_central restricted_area",
  helmet: "cryo_sleep rad_suits",
  // people and money
  earth: "sponsors earth_office acquired_company",
  finance: "heavy_taxation polyphemos investment_loan cartel business_network economic_growth venture_capitalism",
  council: "conscription business_contacts bribed_committee olympus_conference interplanetary_relations interplanetary_conference",
  film: "interplanetary_cinematics",
  broadcast: "media_group",
  hack: "hackers",
  raid: "hired_raiders",
  blast: "sabotage",
  contract: "redrafted_contracts asset_liquidation new_portfolios balanced_portfolios",
  market: "farmers_market trading_post",
  ideas: "brainstorming_session think_tank interns",
  // works of Ares Expedition
  recycle: "composting_factory recycled_detritus restructured_resources",
  circuit: "circuit_board_factory microprocessors",
  conveyor: "assembly_lines automated_factories extended_resources",
  blueprint: "blueprints developed_infrastructure",
  battery: "energy_storage",
  stove: "wood_burning_stoves",
  burn: "slash_and_burn_agriculture",
  vents: "volcanic_pools undersea_vents aerated_magma",
  crater: "crater",
  flag: "community_services united_nations_mars_initiative beginner_corporation united_planetary_alliance",
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
const BY_CARD = new Map([
  ...Object.entries(SCENES).flatMap(([scene, cards]) => cards.split(/\s+/).map((card): [string, string] => [card, scene])),
  ...OWN.map((card): [string, string] => [card, card]),
]);

/** The scene drawn for this very card, if one is. */
export const sceneOf = (id: string): string | undefined => BY_CARD.get(id);
/** Every card that a scene is named for. */
export const drawnCards = (): string[] => [...BY_CARD.keys()];
/** The symbol of the picture. */
export function artOf(card: Pick<CardFace, "id" | "tags">): string {
  return `a-${BY_CARD.get(card.id) ?? BY_TAG[card.tags[0] ?? ""] ?? "canyon"}`;
}
