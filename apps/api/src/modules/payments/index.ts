export { type PaymentTerms, paymentWays } from "./methods";
export { missingAccountWarning } from "./missing-account";
export { paymentRoutes } from "./payments.routes";
