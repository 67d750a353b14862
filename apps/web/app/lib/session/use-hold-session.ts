import { useEffect } from "react";
import { holdSession } from "./reauthenticate";

/** Holds the session of a form with unsaved changes: on expiry, the password is prompted for in place. */
export function useHoldSession(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdSession("work") : undefined), [isDirty]);
}
