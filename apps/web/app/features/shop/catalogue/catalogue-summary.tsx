import type { RefObject } from "react";
import { Icon } from "~/ui/icon";
import { useRestoreFocus } from "~/ui/use-restore-focus";

/** The number of results. It keeps its space while loading. */
export function ResultCount({ total }: { total: number | null }) {
  return (
    <p aria-live="polite" className="min-h-[1lh] text-right text-sm text-ink-soft tabular-nums">
      {total === null ? null : total === 1 ? "1 product" : `${total} products`}
    </p>
  );
}

type ActiveSearchProps = {
  query: string;
  onRemove: () => void;
  /** Receives the focus when the search is removed. */
  focusFallback: RefObject<HTMLElement | null>;
};

/** The current search, with a button to remove it. */
export function ActiveSearch({ query, onRemove, focusFallback }: ActiveSearchProps) {
  const container = useRestoreFocus<HTMLParagraphElement>(focusFallback);
  return (
    <p ref={container} className="mt-6 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
      Results for
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove the search words ${query}`}
        className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-hairline-strong px-4 text-ink transition-colors hover:border-ink hover:bg-linen"
      >
        <span className="truncate">{query}</span>
        <Icon name="close" size={14} className="shrink-0" />
      </button>
    </p>
  );
}
