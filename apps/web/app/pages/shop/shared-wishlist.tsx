import { data } from "react-router";
import { ProductGrid } from "~/features/shop/catalogue/product-grid";
import { SharedWishlist } from "~/features/shop/wishlist/shared-wishlist";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { pageMeta } from "~/lib/shop/page-meta";
import { useShop } from "~/lib/shop/shop";
import { NotFound } from "~/ui/not-found";
import type { Route } from "./+types/shared-wishlist";

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, "Wishlist", "A wishlist that someone shared with you."),
  { name: "robots", content: "noindex" },
];

export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

export default function SharedWishlistPage({ params }: Route.ComponentProps) {
  if (!useShop().trading) return <NotFound />;
  return (
    <div className="page min-h-[60vh] pt-12 pb-section">
      <h1 className="mb-8 text-4xl">Shared wishlist</h1>
      <SharedWishlist
        token={params.token}
        grid={(products) => <ProductGrid products={products} label="Shared wishlist" />}
      />
    </div>
  );
}
