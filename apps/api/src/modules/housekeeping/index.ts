export { startHousekeeping } from "./start-housekeeping";
