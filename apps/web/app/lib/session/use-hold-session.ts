import { useEffect } from "react";
import { holdSession } from "./reauthenticate";

/** Keeps whoever has typed something here when the session ends: the password is asked for in place. */
export function useHoldSession(isDirty: boolean): void {
  useEffect(() => (isDirty ? holdSession("work") : undefined), [isDirty]);
}
