import type { Review } from "@larkwood/contract";
import { formatDay } from "~/lib/format/format";
import { useShop } from "~/lib/shop/shop";
import { ReviewPictures } from "~/ui/review-pictures";
import { Stars } from "~/ui/stars";
import { HelpfulButton } from "./helpful-button";

/** A review with the shop's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { name } = useShop();
  return (
    <article aria-labelledby={`review-${review.id}`}>
      <p className="flex items-center gap-2">
        <Stars stars={review.stars} />
        <span className="sr-only">{`${review.stars} of 5 stars`}</span>
      </p>
      <h3
        id={`review-${review.id}`}
        tabIndex={-1}
        className="mt-2 wrap-anywhere font-sans text-base font-medium tracking-normal"
      >
        {review.title}
      </h3>
      <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
        {review.author}, {formatDay(review.createdAt)}
      </p>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{review.text}</p>
      <ReviewPictures review={review} />
      {review.reply ? (
        <div className="mt-4 max-w-prose border-l-2 border-clay pl-4 text-sm">
          <p className="text-ink-soft">{`${name}, ${formatDay(review.reply.createdAt)}`}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{review.reply.text}</p>
        </div>
      ) : null}
      <HelpfulButton review={review} />
    </article>
  );
}
