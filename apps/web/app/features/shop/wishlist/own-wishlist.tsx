import type { Product } from "@larkwood/contract";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { withReturnPath } from "~/lib/account/return-path";
import { WithQueries } from "~/lib/api/with-queries";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { followWishlist, loadWishes, useWishlist } from "~/lib/shop/wishlist";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";
import { ShareWishlist } from "./share-wishlist";
import { WishedProducts } from "./wished-products";
import { WishlistEmails } from "./wishlist-emails";

/** The visitor's wishlist. */
export function OwnWishlist({ grid }: { grid: (products: Product[]) => ReactNode }) {
  const { ids, isLoaded, hasFailed } = useWishlist();
  const { tellsWhenBack } = useShop();
  const status = useSession((state) => state.status);
  useEffect(followWishlist, []);
  if (!isLoaded && hasFailed)
    return (
      <EmptyState title="Nothing to show right now">
        <Button variant="outline" size="sm" onClick={loadWishes}>
          Try again
        </Button>
      </EmptyState>
    );
  if (!isLoaded) return <Spinner className="min-h-[40vh]" />;
  if (ids.length === 0)
    return (
      <EmptyState title="Your wishlist is empty" text="Tap the heart of a product to remember it here.">
        <LinkButton to={paths.products}>Browse products</LinkButton>
      </EmptyState>
    );
  return (
    <WithQueries>
      {status === "signed-in" ? (
        <>
          {tellsWhenBack ? <WishlistEmails /> : null}
          <ShareWishlist />
        </>
      ) : (
        <p className="mb-8 text-sm text-ink-soft">
          This list is on this device.{" "}
          <Link to={withReturnPath(paths.signIn, paths.wishlist)} className="link text-ink">
            Sign in
          </Link>{" "}
          to see it everywhere and to share it.
        </p>
      )}
      <WishedProducts ids={ids} grid={grid} />
    </WithQueries>
  );
}
