import { useNavigate } from "react-router";
import { windowQueryClient } from "~/lib/api/window-query-client";
import { paths } from "~/lib/paths";
import { signOut } from "./session-lifecycle";

/** Navigation state that marks a sign-out. */
export const signOutState = { signOut: true } as const;

/** Navigates home and then signs out. In the other order, a members-only page would redirect to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home, { state: signOutState, flushSync: true });
    // A form with unsaved changes may have blocked the navigation; its dialog signs out after confirmation.
    if (window.location.pathname !== paths.home) return;
    await signOut();
    windowQueryClient.client?.clear();
  };
}
