export { issueVerificationLink } from "./issue-verification-link";
export { isVerified, markVerified } from "./verification.repo";
