export { askToVerify, canVerify } from "./ask-to-verify";
export { emailVerificationRoutes } from "./email-verification.routes";
export { isVerified, markVerified } from "./verification.repo";
