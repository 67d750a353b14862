import type { Product } from "@larkwood/contract";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { ProductCard } from "./product-card";

type ProductRowProps = {
  title: string;
  products: readonly Product[];
  moreTo?: string;
};

/** A short row of products under a heading; hidden when empty. */
export function ProductRow({ title, products, moreTo = paths.products }: ProductRowProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between gap-6 border-t border-hairline pt-6">
        <h2 className="text-3xl">{title}</h2>
        <Link to={moreTo} className="link shrink-0 text-sm">
          See all
        </Link>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 1440px) 316px, (min-width: 1024px) 23vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
