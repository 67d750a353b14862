import type { Rating } from "@larkwood/contract";

/** The average and number of reviews in one line, for cards. */
export function RatingText({ rating: { average, count } }: { rating: Rating }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">
        <span className="text-clay">★</span> {average.toFixed(1)}{" "}
        <span className="text-ink-soft">({count})</span>
      </span>
      <span className="sr-only">{`Rated ${average.toFixed(1)} of 5 in ${countText(count)}`}</span>
    </span>
  );
}

export const countText = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);
