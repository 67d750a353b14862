import { data } from "react-router";
import { ProductGrid } from "~/features/shop/catalogue/product-grid";
import { OwnWishlist } from "~/features/shop/wishlist/own-wishlist";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/wishlist";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, "Wishlist", "The products that you remembered.");

/** A showroom has no wishlist. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

export default function WishlistPage() {
  if (!useShop().trading) return <NotFound />;
  return (
    <div className="page min-h-[60vh] pt-12 pb-section">
      <h1 className="mb-8 text-4xl">Wishlist</h1>
      <OwnWishlist grid={(products) => <ProductGrid products={products} label="Wishlist" />} />
    </div>
  );
}
