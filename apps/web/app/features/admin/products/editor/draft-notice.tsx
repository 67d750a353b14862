import { formatMoment } from "~/lib/format/format";
import { Button } from "~/ui/button";

type DraftNoticeProps = {
  at: string;
  /** Whether the product was saved by someone since then. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers unsaved changes of an earlier visit. */
export function DraftNotice({ at, isOutdated, onRestore, onDiscard }: DraftNoticeProps) {
  return (
    <section
      aria-label="Unsaved changes"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-hairline-strong bg-linen p-5 text-sm"
    >
      <p role="status" className="min-w-0">
        You have unsaved changes from {formatMoment(at)}.
        {isOutdated
          ? " The product was changed since then. You'll be asked before your version replaces other changes."
          : ""}
      </p>
      <div className="flex gap-3">
        <Button size="sm" onClick={onRestore}>
          Restore
        </Button>
        <Button size="sm" variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
