export { type AccessTokens, createAccessTokens } from "./access-token";
export { checkPassword } from "./check-password";
export { toDeviceSession } from "./device-session";
export { createKnownNetworks, type KnownNetworks } from "./known-networks";
export { createPasswords, type Passwords } from "./passwords";
export { clearRefreshCookie, setRefreshCookie } from "./refresh-cookie";
export { endAllSessions, endOtherSessions, endSession, listSessions, renewSession } from "./session.repo";
export { createSessionGuard } from "./session-guard";
export { createSignInThrottle, type SignInThrottle } from "./sign-in-throttle";
