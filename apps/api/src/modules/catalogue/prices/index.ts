export { beginSales, endPointlessSales, endSales, followPrices } from "./sale-prices.repo";
