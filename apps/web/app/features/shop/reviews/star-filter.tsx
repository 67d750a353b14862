import { cx } from "~/ui/cx";
import { countText } from "~/ui/rating-text";

type StarFilterProps = {
  /** Number of reviews with one to five stars. */
  counts: readonly number[];
  chosen: number | null;
  onChoose: (stars: number | null) => void;
};

/** Number of reviews for each number of stars; a row shows only these reviews. */
export function StarFilter({ counts, chosen, onChoose }: StarFilterProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="text-sm">
      <legend className="sr-only">Show reviews by stars</legend>
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        const isChosen = chosen === stars;
        return (
          <button
            key={stars}
            type="button"
            aria-pressed={isChosen}
            aria-label={`${stars} ${stars === 1 ? "star" : "stars"}, ${countText(count)}`}
            disabled={count === 0}
            onClick={() => onChoose(isChosen ? null : stars)}
            className={cx(
              "grid min-h-11 w-full grid-cols-[2.5rem_1fr_3rem] items-center gap-3 tabular-nums disabled:opacity-60",
              isChosen && "font-medium underline underline-offset-4",
            )}
          >
            <span className="text-left">{stars} ★</span>
            <span className="h-1.5 bg-linen">
              <span className="block h-full bg-clay" style={{ width: `${(count / total) * 100}%` }} />
            </span>
            <span className="text-right text-ink-soft">{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
