import { useState } from "react";

/** A draft of an applied filter. It resets when the filter changes, without remounting the field, so the focus stays. */
export function useSyncedDraft<T>(applied: string | undefined, parse: (applied: string | undefined) => T) {
  const [lastApplied, setLastApplied] = useState(applied);
  const [draft, setDraft] = useState(() => parse(applied));
  if (lastApplied !== applied) {
    setLastApplied(applied);
    setDraft(parse(applied));
  }
  return [draft, setDraft] as const;
}
