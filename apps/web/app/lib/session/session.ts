import { browserStorage } from "./session-storage";
import { createSessionStore, type SessionState } from "./session-store";

/** The session of this window. */
export const session = createSessionStore(browserStorage(() => window));

/** Reads a part of the session and follows it. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return session.useStore(select);
}
