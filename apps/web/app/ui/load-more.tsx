import { type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "./button";

type LoadMoreProps = {
  /** The list that grows. */
  list: RefObject<HTMLElement | null>;
  /** How many rows it has now. */
  count: number;
  busy: boolean;
  hasMore: boolean;
  onMore: () => void;
  className?: string;
};

/** Asks for the next rows. The keyboard goes on with the first of them, also when there are no more after them. */
export function LoadMore({ list, count, busy, hasMore, onMore, className }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const askedAt = useRef<number | null>(null);

  useLayoutEffect(() => {
    const first = askedAt.current;
    if (first === null || count <= first) return;
    askedAt.current = null;
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement !== button.current && document.activeElement !== document.body) return;
    list.current?.children[first]?.querySelector("a")?.focus({ preventScroll: true });
  }, [count, list]);

  const ask = () => {
    if (busy) return;
    askedAt.current = count;
    onMore();
  };

  if (!hasMore) return null;
  return (
    <Button ref={button} variant="outline" className={className} aria-disabled={busy} onClick={ask}>
      {busy ? "Loading…" : "Load more"}
    </Button>
  );
}
