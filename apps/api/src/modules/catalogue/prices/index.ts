export { endIneffectiveSales, endSales, reconcileSalePrices, startSales } from "./sale-prices.repo";
export { type PricedItem, writePrices } from "./write-prices";
