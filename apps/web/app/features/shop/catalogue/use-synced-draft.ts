import { useState } from "react";

/**
 * What somebody types, beginning with what is applied and beginning anew when something else is: in the same fields, so that
 * whoever has just pressed Enter in one of them stays there.
 */
export function useSyncedDraft<T>(applied: string | undefined, read: (applied: string | undefined) => T) {
  const [seen, setSeen] = useState(applied);
  const [typed, setTyped] = useState(() => read(applied));
  if (seen !== applied) {
    setSeen(applied);
    setTyped(read(applied));
  }
  return [typed, setTyped] as const;
}
