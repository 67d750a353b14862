import { browserStorage } from "./session-storage";
import { createSessionStore, type SessionState } from "./session-store";

/** The session of this window. */
export const session = createSessionStore(browserStorage(() => window));

/** Subscribes to a part of the session. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return session.useStore(select);
}
