import type { RefObject } from "react";
import { Icon } from "~/ui/icon";
import { useRestoreFocus } from "~/ui/use-restore-focus";

/** How many pieces there are; the place is kept while the answer is on its way. */
export function ResultCount({ total }: { total: number | null }) {
  return (
    <p aria-live="polite" className="min-h-[1lh] text-right text-sm text-ink-soft tabular-nums">
      {total === null ? null : total === 1 ? "1 product" : `${total} products`}
    </p>
  );
}

type ActiveSearchProps = {
  words: string;
  onRemove: () => void;
  /** Where the keyboard goes on without them. */
  focusFallback: RefObject<HTMLElement | null>;
};

/** The search words, with a way to take them back. */
export function ActiveSearch({ words, onRemove, focusFallback }: ActiveSearchProps) {
  const part = useRestoreFocus<HTMLParagraphElement>(focusFallback);
  return (
    <p ref={part} className="mt-6 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
      Results for
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove the search words ${words}`}
        className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-hairline-strong px-4 text-ink transition-colors hover:border-ink hover:bg-linen"
      >
        <span className="truncate">{words}</span>
        <Icon name="close" size={14} className="shrink-0" />
      </button>
    </p>
  );
}
