import { useCallback, useEffect, useRef, useState } from "react";

/** Focuses the first cell with an error, after the errors are rendered. */
export function useFocusOnProblem() {
  const frame = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    if (requests > 0) frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [requests]);
  const focusOnProblem = useCallback(() => setRequests((count) => count + 1), []);
  return [frame, focusOnProblem] as const;
}
