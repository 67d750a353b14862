import { Icon } from "~/ui/icon";

export function StarRating({ rating }: { rating: number }) {
  return (
    <p className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon name="star" size={16} fill="currentColor" className="text-clay" />
      <span className="tabular-nums">
        {rating}
        <span className="sr-only"> out of 5</span>
      </span>
    </p>
  );
}
