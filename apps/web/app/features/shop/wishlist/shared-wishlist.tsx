import { ApiError, type Product } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { WithQueries } from "~/lib/api/with-queries";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";
import { WishedProducts } from "./wished-products";

type SharedWishlistProps = { token: string; grid: (products: Product[]) => ReactNode };

/** The wishlist that someone shared. */
export function SharedWishlist(props: SharedWishlistProps) {
  return (
    <WithQueries>
      <LoadedWishlist {...props} />
    </WithQueries>
  );
}

function LoadedWishlist({ token, grid }: SharedWishlistProps) {
  const wishlist = useQuery({
    queryKey: queryKeys.sharedWishlist(token),
    queryFn: async ({ signal }) => (await api("getSharedWishlist", { params: { token }, signal })).data,
    retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status < 500),
  });
  if (wishlist.isPending) return <Spinner className="min-h-[40vh]" />;
  const isGone = wishlist.error instanceof ApiError && wishlist.error.status < 500;
  if (wishlist.isError && !isGone)
    return (
      <EmptyState title="Nothing to show right now">
        <Button variant="outline" size="sm" onClick={() => void wishlist.refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  if (wishlist.isError)
    return (
      <EmptyState title="This wishlist is no longer shared">
        <LinkButton to={paths.products}>Browse products</LinkButton>
      </EmptyState>
    );
  if (wishlist.data.productIds.length === 0) return <EmptyState title="This wishlist is empty" />;
  return <WishedProducts ids={wishlist.data.productIds} grid={grid} />;
}
