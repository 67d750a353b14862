import { useCallback, useEffect, useRef, useState } from "react";

/** Brings the keyboard to the first cell with a message, once the messages stand there. */
export function useFocusOnProblem() {
  const frame = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) frame.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [times]);
  const focusOnProblem = useCallback(() => setTimes((known) => known + 1), []);
  return [frame, focusOnProblem] as const;
}
