export { tellOfStockJob } from "./notify-back-in-stock";
