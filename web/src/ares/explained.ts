/** What is explained at a table of Ares Expedition, and where: by the guide, on the tour and in the lessons. */
export { course } from "./lessons";
export { TOUR as tour } from "./tour";
export { PLACES as places } from "./tutorial";
