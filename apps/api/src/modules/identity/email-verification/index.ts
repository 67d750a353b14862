export { askToVerify, canVerify } from "./issue-verification-link";
export { emailVerificationRoutes } from "./routes";
export { isVerified, markVerified } from "./verification.repo";
