export { endIneffectiveSales, endSales, reconcileSalePrices, startSales } from "./sale-prices.repo";
