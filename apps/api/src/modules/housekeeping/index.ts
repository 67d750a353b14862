export { createHousekeeper } from "./housekeeper";
