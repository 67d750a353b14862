import { Link } from "react-router";
import { useMayOpen } from "~/features/admin/shared/use-may-open";
import { adminPaths } from "~/lib/admin-paths";
import { BuyersPanel } from "./buyers-panel";
import type { DashboardStats } from "./dashboard-stats";
import { OrdersTable } from "./orders-table";
import { Panel } from "./panel";
import { PopularProducts } from "./popular-products";
import { StatCards } from "./stat-cards";
import { TransactionsPanel } from "./transactions-panel";

const twoColumns = "grid grid-cols-[minmax(0,1fr)_13rem] gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]";

/** The sample figures of a shop in showroom mode. */
export function DashboardView({ stats }: { stats: DashboardStats }) {
  const mayOpen = useMayOpen();
  const allOrders = mayOpen(adminPaths.orders) ? (
    <Link to={adminPaths.orders} className="link text-sm">
      All orders
    </Link>
  ) : null;
  return (
    <>
      <h1 className="pb-5 text-2xl">Dashboard</h1>
      <div className="grid gap-5">
        <StatCards totals={stats.totals} />
        <div className={twoColumns}>
          <TransactionsPanel months={stats.months} />
          <BuyersPanel buyers={stats.buyers} />
        </div>
        <div className={stats.orders ? twoColumns : ""}>
          {stats.orders ? (
            <Panel title="Recent Orders" action={allOrders}>
              <OrdersTable caption="Recent Orders" orders={stats.orders} />
            </Panel>
          ) : null}
          <Panel title="Popular Products">
            <PopularProducts products={stats.popular} />
          </Panel>
        </div>
      </div>
    </>
  );
}
