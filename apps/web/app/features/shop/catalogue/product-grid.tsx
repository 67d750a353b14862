import type { Product } from "@larkwood/contract";
import { memo, type Ref } from "react";
import { ProductCard } from "./product-card";

const sizes = "(min-width: 1440px) 316px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw";

type ProductGridProps = {
  products: readonly Product[];
  label: string;
  eager?: number;
  ref?: Ref<HTMLUListElement>;
};

/** Two, three or four columns by width. The first `eager` pictures load with priority. */
export const ProductGrid = memo(function ProductGrid({ products, label, eager = 0, ref }: ProductGridProps) {
  return (
    <ul
      ref={ref}
      aria-label={label}
      className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 lg:gap-y-14"
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={sizes} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
});
