import { useEffect } from "react";
import { hold } from "./reauthenticate";

/** Keeps whoever has typed something here when the session ends: the password is asked for in place. */
export function useHeldWork(isDirty: boolean): void {
  useEffect(() => (isDirty ? hold("work") : undefined), [isDirty]);
}
