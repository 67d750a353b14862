import type { Product } from "@larkwood/contract";
import { memo, type Ref } from "react";
import { useShop } from "~/lib/shop/shop";
import { useLoaded } from "~/ui/use-loaded";
import { ProductCard } from "./product-card";

const sizes = "(min-width: 1440px) 316px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw";

// Only for trading shops and with space reserved, so it may come after the first paint.
const loadToggle = () => import("~/lib/shop/compare-toggle");

type ProductGridProps = {
  products: readonly Product[];
  label: string;
  eager?: number;
  ref?: Ref<HTMLUListElement>;
};

/** Two, three or four columns by width. The first `eager` pictures load with priority. */
export const ProductGrid = memo(function ProductGrid({ products, label, eager = 0, ref }: ProductGridProps) {
  const { trading } = useShop();
  const compare = useLoaded(loadToggle, trading);
  return (
    <ul
      ref={ref}
      aria-label={label}
      className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 lg:gap-y-14"
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes} priority={index < eager}>
            {trading ? (
              <div className="relative z-10 mt-3 min-h-6 self-start">
                {compare ? <compare.CompareToggle productId={product.id} name={product.name} /> : null}
              </div>
            ) : null}
          </ProductCard>
        </li>
      ))}
    </ul>
  );
});
