import type { AdminReview } from "@larkwood/contract";
import { ReviewPictures } from "~/ui/review-pictures";
import { Stars } from "~/ui/stars";

/** Stars, title, text and author of a review, and the shop's answer. */
export function ReviewCell({
  review: { stars, title, text, author, photos, reply, helpful },
}: {
  review: AdminReview;
}) {
  return (
    <div className="max-w-prose min-w-60 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <Stars stars={stars} size={14} />
        <span className="sr-only">{`${stars} of 5 stars`}</span>
        <span className="font-medium">{title}</span>
      </p>
      <p className="mt-1 whitespace-pre-line">{text}</p>
      <ReviewPictures review={{ photos, author }} />
      <p className="mt-1 text-ink-soft">
        {author}
        {helpful > 0 ? `, ${helpful} found it helpful` : ""}
      </p>
      {reply ? (
        <p className="mt-2 border-l-2 border-clay pl-3 whitespace-pre-line">
          <span className="sr-only">Your answer: </span>
          {reply.text}
        </p>
      ) : null}
    </div>
  );
}
