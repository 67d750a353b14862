export { type CodeVerdict, checkCode } from "./check-code";
export { findStep, newRecoveryCodes, newSecret, secretUri } from "./codes";
export { seal, unseal } from "./encrypt-for-user";
export {
  beginSecondFactor,
  changeSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  removeSecondFactor,
  storeRecoveryCodes,
} from "./second-factor.repo";
