export { createAccessTokens } from "./access-token";
export { checkPassword } from "./check-password";
export { toDeviceSession } from "./device-session";
export { createKnownNetworks } from "./known-networks";
export { lockCaller } from "./lock-caller";
export { createPasswords, type Passwords } from "./passwords";
export { clearRefreshCookie, setRefreshCookie } from "./refresh-cookie";
export {
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  replaceRefreshTokens,
} from "./session.repo";
export { createSessionGuard } from "./session-guard";
export { createSignInThrottle } from "./sign-in-throttle";
