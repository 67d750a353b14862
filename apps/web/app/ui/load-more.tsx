import { type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "./button";

type LoadMoreProps = {
  /** The list that grows. */
  list: RefObject<HTMLElement | null>;
  /** Current number of rows. */
  count: number;
  busy: boolean;
  hasMore: boolean;
  onMore: () => void;
  className?: string;
};

/** Loads the next rows and moves the focus to the first of them. */
export function LoadMore({ list, count, busy, hasMore, onMore, className }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const requestedAt = useRef<number | null>(null);

  useLayoutEffect(() => {
    const first = requestedAt.current;
    if (first === null || count <= first) return;
    requestedAt.current = null;
    // Keep the focus if the user has moved it.
    if (document.activeElement !== button.current && document.activeElement !== document.body) return;
    list.current?.children[first]
      ?.querySelector<HTMLElement>("a, [tabindex]")
      ?.focus({ preventScroll: true });
  }, [count, list]);

  const loadMore = () => {
    if (busy) return;
    requestedAt.current = count;
    onMore();
  };

  if (!hasMore) return null;
  return (
    <Button ref={button} variant="outline" className={className} aria-disabled={busy} onClick={loadMore}>
      {busy ? "Loading…" : "Load more"}
    </Button>
  );
}
