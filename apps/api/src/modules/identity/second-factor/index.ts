export { type CodeVerdict, checkCode } from "./check-code";
export { findTimeStep, newRecoveryCodes, newSecret, secretUri } from "./codes";
export {
  beginSecondFactor,
  changeSecondFactor,
  findSecondFactor,
  lockSecondFactor,
  removeSecondFactor,
  storeRecoveryCodes,
} from "./second-factor.repo";
export {
  askForSecondFactor,
  endSetup,
  findSetupDeadline,
  isSetupOverdue,
  requiresSecondFactor,
} from "./setup-deadline";
