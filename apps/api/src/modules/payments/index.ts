export { paymentWays } from "./methods";
export { paymentRoutes } from "./payments.routes";
