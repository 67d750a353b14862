export { notifyBackInStockJob } from "./notify-back-in-stock";
