import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMayOpen } from "~/features/admin/shared/use-may-open";
import { paths } from "~/lib/paths";
import { BuyersPanel } from "./buyers-panel";
import type { Figures } from "./figures";
import { OrdersTable } from "./orders-table";
import { Panel } from "./panel";
import { PopularProducts } from "./popular-products";
import { StatCards } from "./stat-cards";
import { TransactionsPanel } from "./transactions-panel";

const beside = "grid grid-cols-[minmax(0,1fr)_13rem] gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]";

/** How the shop does, at a glance. */
export function DashboardView({ figures, above }: { figures: Figures; above?: ReactNode }) {
  const mayOpen = useMayOpen();
  const allOrders = mayOpen(paths.adminOrders) ? (
    <Link to={paths.adminOrders} className="link text-sm">
      All orders
    </Link>
  ) : null;
  return (
    <>
      <h1 className="pb-5 text-2xl">Dashboard</h1>
      <div className="grid gap-5">
        {above}
        <StatCards totals={figures.totals} />
        <div className={beside}>
          <TransactionsPanel months={figures.months} />
          <BuyersPanel buyers={figures.buyers} />
        </div>
        <div className={beside}>
          <Panel title="Recent Orders" action={allOrders}>
            <OrdersTable caption="Recent Orders" orders={figures.orders} />
          </Panel>
          <Panel title="Popular Products">
            <PopularProducts products={figures.popular} />
          </Panel>
        </div>
      </div>
    </>
  );
}
