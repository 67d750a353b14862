import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useSignOut } from "~/lib/account/use-sign-out";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { ConfirmDialog } from "~/ui/confirm-dialog";

function isSignOut(state: unknown): boolean {
  return typeof state === "object" && state !== null && "signOut" in state;
}

const LOST = "Your changes will be lost.";

/** Confirms before leaving a form with unsaved changes by a link, Back or closing the window. */
export function useUnsavedChanges(isDirty: boolean, text = LOST) {
  const mayLeave = useRef(false);
  const signOut = useSignOut();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useHoldSession(isDirty);

  useEffect(() => {
    if (!isDirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [isDirty]);

  const leave = () => {
    mayLeave.current = true;
    if (isSignOut(blocker.location?.state)) {
      blocker.reset?.();
      void signOut();
    } else {
      blocker.proceed?.();
    }
  };

  // A link that was clicked while the changes were being saved is followed afterwards.
  useEffect(() => {
    if (blocker.state === "blocked" && !isDirty) leave();
  });

  return {
    /** Call after saving, before navigating away. */
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
        {isSignOut(blocker.location?.state) ? LOST : text}
      </ConfirmDialog>
    ),
  };
}
