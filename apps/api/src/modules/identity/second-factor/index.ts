export { type CodeVerdict, checkCode } from "./check-code";
export { findTimeStep, newRecoveryCodes, newSecret, secretUri } from "./codes";
export { decryptForUser, encryptForUser } from "./encrypt-for-user";
export {
  beginSecondFactor,
  changeSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  removeSecondFactor,
  storeRecoveryCodes,
} from "./second-factor.repo";
