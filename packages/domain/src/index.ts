export * from "./cart";
export * from "./delivery";
export * from "./money";
export * from "./order-status";
export * from "./price-change";
export * from "./pricing";
export * from "./stock";
