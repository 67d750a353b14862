import type { Dashboard } from "@larkwood/contract";
import { Link } from "react-router";
import { useMayOpen } from "~/features/admin/shared/use-may-open";
import { adminPaths } from "~/lib/admin-paths";
import { formatSum } from "~/lib/format/money";
import { BuyersPanel } from "./buyers-panel";
import { Checklist } from "./checklist";
import { Panel } from "./panel";
import { PopularProducts } from "./popular-products";
import { RecentOrders } from "./recent-orders";
import { SalesCards } from "./sales-cards";
import { TodayPanel } from "./today-panel";
import { TransactionsPanel } from "./transactions-panel";

const twoColumns =
  "grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-[minmax(0,1fr)_20rem]";

/** The dashboard of a shop in trading mode: what to do first, then the figures. */
export function TradingDashboard({ dashboard }: { dashboard: Dashboard }) {
  const mayOpen = useMayOpen();
  const { outstanding, sales, months, buyers, recentOrders, popularProducts } = dashboard;
  const allOrders = mayOpen(adminPaths.orders) ? (
    <Link to={adminPaths.orders} className="link text-sm">
      All orders
    </Link>
  ) : null;
  return (
    <>
      <h1 className="pb-5 text-2xl">Dashboard</h1>
      <div className="grid gap-5">
        <Checklist />
        <TodayPanel today={dashboard} />
        <SalesCards sales={sales} outstanding={outstanding} />
        <div className={twoColumns}>
          <TransactionsPanel months={months} />
          <BuyersPanel buyers={buyers} />
        </div>
        <div className={recentOrders ? twoColumns : ""}>
          {recentOrders ? (
            <Panel title="Recent Orders" action={allOrders}>
              <RecentOrders orders={recentOrders} />
            </Panel>
          ) : null}
          <Panel title="Popular Products">
            {popularProducts.length === 0 ? (
              <p className="text-sm text-ink-soft">Nothing sold yet.</p>
            ) : (
              <PopularProducts
                products={popularProducts.map((product) => ({
                  to: adminPaths.editAnyProduct(product.id),
                  thumbnail: product.imageUrl,
                  name: product.name,
                  price: formatSum(product.price),
                  stock: product.quantity,
                }))}
              />
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}
