import { useNavigate } from "react-router";
import { windowQueryClient } from "~/lib/api/window-query-client";
import { paths } from "~/lib/paths";
import { signOut } from "./session-life";

/** Marks a way home that is meant as signing out. */
export const signOutState = { signOut: true } as const;

/**
 * Signs out and goes home. It goes first, and until home is on the screen: a members' page that still stood there
 * would send the visitor to the sign-in.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home, { state: signOutState, flushSync: true });
    // A form with unsaved changes may have kept the visitor here; it asks, and signs out if told to.
    if (window.location.pathname !== paths.home) return;
    await signOut();
    windowQueryClient.client?.clear();
  };
}
