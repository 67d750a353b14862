import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useSignOut } from "~/lib/account/use-sign-out";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { ConfirmDialog } from "~/ui/confirm-dialog";

function meansSignOut(state: unknown): boolean {
  return typeof state === "object" && state !== null && "signOut" in state;
}

/** Asks before a changed form is left, by a link, by Back or by closing the window. */
export function useUnsavedChanges(isDirty: boolean) {
  const mayLeave = useRef(false);
  const signOut = useSignOut();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useHoldSession(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  const leave = () => {
    mayLeave.current = true;
    if (meansSignOut(blocker.location?.state)) {
      blocker.reset?.();
      void signOut();
    } else {
      blocker.proceed?.();
    }
  };

  return {
    /** To be called once everything is saved, before going on. */
    allowLeaving: () => {
      mayLeave.current = true;
    },
    dialog: (
      <ConfirmDialog
        open={blocker.state === "blocked"}
        question="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={leave}
        onCancel={() => blocker.reset?.()}
      >
        Your changes will be lost.
      </ConfirmDialog>
    ),
  };
}
