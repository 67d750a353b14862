import type { Rating } from "@larkwood/contract";
import { useState } from "react";
import { WithQueries } from "~/lib/api/with-queries";
import { OwnReviews } from "./own-reviews";
import { ReviewList } from "./review-list";
import { StarFilter } from "./star-filter";

type ProductReviewsProps = { productId: string; rating: Rating | undefined };

/** The reviews of a product, and what the customer can do about them. */
export function ProductReviews({ productId, rating }: ProductReviewsProps) {
  const [stars, setStars] = useState<number | null>(null);
  return (
    <WithQueries>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          {rating?.stars ? <StarFilter counts={rating.stars} chosen={stars} onChoose={setStars} /> : null}
          <OwnReviews productId={productId} />
        </div>
        {rating ? <ReviewList productId={productId} stars={stars} /> : null}
      </div>
    </WithQueries>
  );
}
