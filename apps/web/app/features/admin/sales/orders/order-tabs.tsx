import { ORDER_VIEWS, type OrderView } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { orderCountText, viewLabels } from "~/features/admin/shared/order-views";
import { ViewTabs } from "~/features/admin/shared/ui/view-tabs";
import { adminPaths } from "~/lib/admin-paths";
import { orderViewsOptions } from "./order-queries";

type OrderTabsProps = { current: OrderView | undefined; onOpen: (tab: { to: string }) => void };

/** Links to the views of the order list, with the number of orders in each. */
export function OrderTabs({ current, onOpen }: OrderTabsProps) {
  const { data } = useQuery(orderViewsOptions);
  const countOf = (view: OrderView) => data?.views.find((one) => one.view === view)?.count;
  const tabs = ORDER_VIEWS.map((view) => {
    const count = countOf(view);
    return {
      key: view,
      to: `${adminPaths.orders}?view=${view}`,
      label: viewLabels[view],
      count: count === undefined ? undefined : orderCountText(count),
      isCurrent: view === current,
    };
  });
  return (
    <ViewTabs
      tabs={[{ key: "all", to: adminPaths.orders, label: "All", isCurrent: !current }, ...tabs]}
      onOpen={onOpen}
    />
  );
}
