export { getAdminProduct, readAdminProduct } from "./admin-product";
export { createSchedule } from "./create-schedule";
export { publishingPart } from "./set-publishing";
export { salePricesPart } from "./set-sale-prices";
