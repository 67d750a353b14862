import { UNDO_MS } from "@larkwood/contract";
import { useEffect, useRef, useState } from "react";

/**
 * What was just done: for ten seconds, nothing else stands where its button stood, so that a second click on the same spot
 * does nothing.
 */
export function useClickCooldown() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  const remove = (gone: readonly string[]) =>
    setIds((now) => new Set([...now].filter((id) => !gone.includes(id))));
  return {
    has: (id: string) => ids.has(id),
    remove,
    add(added: readonly string[]) {
      setIds((now) => new Set([...now, ...added]));
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        remove(added);
      }, UNDO_MS);
      timers.current.add(timer);
    },
  };
}
