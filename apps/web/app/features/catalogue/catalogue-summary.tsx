import { Icon } from "~/ui/icon";

type CatalogueSummaryProps = {
  total: number | null;
  search: string;
  onClearSearch: () => void;
};

/** How many pieces there are, and the search words with a way to take them back. */
export function CatalogueSummary({ total, search, onClearSearch }: CatalogueSummaryProps) {
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <p aria-live="polite" className="min-w-20 tabular-nums">
        {total === null ? null : total === 1 ? "1 product" : `${total} products`}
      </p>
      {search ? (
        <button
          type="button"
          onClick={onClearSearch}
          aria-label={`Remove the search words ${search}`}
          className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border border-hairline-strong px-4 text-ink transition-colors hover:border-ink hover:bg-linen"
        >
          <span className="truncate">“{search}”</span>
          <Icon name="close" size={14} className="shrink-0" />
        </button>
      ) : null}
    </div>
  );
}
