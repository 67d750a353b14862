export * from "./cart";
export * from "./delivery";
export * from "./money";
export * from "./order-status";
export * from "./pricing";
export * from "./stock";
