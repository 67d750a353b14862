import type { Product } from "@larkwood/contract";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useShop } from "~/lib/shop/shop";
import { countText } from "~/ui/rating-text";
import { Stars } from "~/ui/stars";
import { useLoaded } from "~/ui/use-loaded";
import { useNearViewport } from "~/ui/use-near-viewport";

const loadReviews = () => import("./product-reviews");

type ReviewsSectionProps = {
  product: Product;
  /** The product was loaded after the navigation, when there was nothing yet to which the router could scroll. */
  isLate: boolean;
};

/** Summary of a product's reviews. The list is loaded when it comes near the viewport. */
export function ReviewsSection({ product: { id, rating }, isLate }: ReviewsSectionProps) {
  const container = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isLate && hash === "#reviews") container.current?.scrollIntoView();
  }, [isLate, hash]);
  const module = useLoaded(loadReviews, useNearViewport(container));
  if (!useShop().reviews) return null;
  return (
    <section
      ref={container}
      id="reviews"
      aria-labelledby="reviews-title"
      className="page scroll-mt-24 pb-section print:hidden"
    >
      <div className="border-t border-hairline pt-10">
        <h2 id="reviews-title" className="text-2xl">
          Reviews
        </h2>
        {rating ? (
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <Stars stars={rating.average} size={20} />
            <span>{`${rating.average.toFixed(1)} of 5, ${countText(rating.count)}`}</span>
          </p>
        ) : (
          <p className="mt-3 text-ink-soft">No reviews yet.</p>
        )}
        <div className="mt-6 min-h-24">
          {module ? <module.ProductReviews productId={id} rating={rating} /> : null}
        </div>
      </div>
    </section>
  );
}
