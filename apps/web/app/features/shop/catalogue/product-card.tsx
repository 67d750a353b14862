import { categoryLabels, type Product } from "@larkwood/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { toMatchedVariant } from "~/lib/format/matched-variant";
import { PriceText } from "~/lib/format/price-text";
import { PromotionBadge } from "~/lib/shop/promotion-badge";
import { useShop } from "~/lib/shop/shop";
import { WishlistHeart } from "~/lib/shop/wishlist-heart";
import { Picture } from "~/ui/picture";
import { RatingText } from "~/ui/rating-text";
import { StockText } from "~/ui/stock-text";
import { CardSwatches } from "./card-swatches";
import { HoverPicture } from "./hover-picture";
import { useHoverPicture } from "./use-hover-picture";

/** A card shows the stock at or below this quantity. */
const LOW_STOCK = 10;

type ProductCardProps = {
  product: Product;
  sizes: string;
  priority?: boolean;
  /** Below all texts. */
  children?: ReactNode;
};

export function ProductCard({ product, sizes, priority = false, children }: ProductCardProps) {
  const { isHovered, handlers } = useHoverPicture();
  const { trading, reviews } = useShop();
  const { prices, imageUrl, matchedName, link } = toMatchedVariant(product, trading);
  const quantity = trading ? shownQuantity(product) : product.quantity;
  const showsVariant = imageUrl !== product.imageUrl;
  return (
    <article className="group relative flex h-full flex-col" {...handlers}>
      <div className="relative aspect-4/3 overflow-hidden bg-linen">
        <Picture
          src={imageUrl}
          alt={showsVariant ? `${product.name}, ${matchedName}` : product.description}
          sizes={sizes}
          priority={priority}
          width={1280}
          height={960}
          className="size-full transition-transform duration-700 ease-calm group-hover:scale-[1.03]"
        />
        {/* The second picture shows the default variant, so a matched variant does not use it. */}
        {isHovered && product.hoverImageUrl && !showsVariant ? (
          <HoverPicture src={product.hoverImageUrl} sizes={sizes} />
        ) : null}
      </div>
      {trading && product.promotion ? (
        <span className="absolute top-3 left-3 z-10">
          <PromotionBadge name={product.promotion} />
        </span>
      ) : null}
      {trading ? (
        <span className="absolute top-2 right-2 z-10 rounded-full bg-paper/85">
          <WishlistHeart productId={product.id} name={product.name} />
        </span>
      ) : null}
      <div className="mt-4 flex flex-1 flex-col justify-between gap-x-4 xl:flex-row">
        <div className="min-w-0">
          <h3 className="font-sans text-sm font-medium tracking-normal sm:text-base">
            <Link {...link} className="after:absolute after:inset-0">
              {product.name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">
            {[categoryLabels[product.category], matchedName].filter(Boolean).join(" · ")}
          </p>
          {reviews && product.rating ? (
            <p className="text-sm">
              <RatingText rating={product.rating} />
            </p>
          ) : null}
          {quantity !== null && quantity <= LOW_STOCK ? (
            <p className="text-sm">
              <StockText quantity={quantity} />
            </p>
          ) : null}
          {product.swatches ? <CardSwatches swatches={product.swatches} /> : null}
        </div>
        <p className="mt-1 text-sm tabular-nums sm:text-base xl:mt-0 xl:flex xl:shrink-0 xl:flex-col xl:items-end">
          <PriceText {...prices} />
        </p>
      </div>
      {children}
    </article>
  );
}

/** The stock of the shown variant; null if there are several variants and some are in stock. */
function shownQuantity({ quantity, match, hasChoice }: Product): number | null {
  if (match) return match.quantity;
  return quantity > 0 && hasChoice ? null : quantity;
}
