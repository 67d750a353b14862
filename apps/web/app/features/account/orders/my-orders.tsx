import { screenTexts } from "@larkwood/contract";
import { useRef } from "react";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { LoadMore } from "~/ui/load-more";
import { Spinner } from "~/ui/spinner";
import { OrderList } from "./order-list";
import { useOrders } from "./use-orders";

/** The shopper's orders. Showroom mode sends no request, because it has no orders. `limit` shows only the newest. */
export function MyOrders({ limit }: { limit?: number }) {
  const { trading } = useShop();
  const query = useOrders(trading);
  const list = useRef<HTMLUListElement>(null);
  const orders = query.data?.pages.flatMap((page) => page.items) ?? [];

  if (trading && query.isPending) return <Spinner className="min-h-40" />;
  if (query.isError) {
    return (
      <EmptyState title="We couldn't load your orders.">
        <Button variant="outline" onClick={() => query.refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState title={screenTexts.noOrders} className={limit ? "py-10" : undefined}>
        {limit ? null : (
          <LinkButton to={paths.products} variant="outline">
            Browse products
          </LinkButton>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <OrderList ref={list} orders={limit ? orders.slice(0, limit) : orders} />
      {limit ? null : (
        <LoadMore
          list={list}
          count={orders.length}
          busy={query.isFetchingNextPage}
          hasMore={query.hasNextPage}
          onMore={() => query.fetchNextPage()}
          className="mt-8"
        />
      )}
    </>
  );
}
