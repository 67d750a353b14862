import { useEffect, useRef, useState } from "react";

// Longer than a double click, and short enough for a user who takes one step after the other.
const COOLDOWN_MS = 2_000;

/** Hides the buttons of a row for two seconds after a click, so that a double click does nothing more. */
export function useClickCooldown() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const remove = (removed: readonly string[]) =>
    setIds((now) => new Set([...now].filter((id) => !removed.includes(id))));
  return {
    has: (id: string) => ids.has(id),
    remove,
    add(added: readonly string[]) {
      setIds((now) => new Set([...now, ...added]));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        remove(added);
      }, COOLDOWN_MS);
      timers.current.add(timer);
    },
  };
}
