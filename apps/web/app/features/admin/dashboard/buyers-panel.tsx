import { lazy, Suspense } from "react";
import { buyerColours } from "./buyer-colours";
import type { DashboardStats } from "./dashboard-stats";
import { Panel } from "./panel";

const BuyersChart = lazy(() => import("./buyers-chart").then((module) => ({ default: module.BuyersChart })));

export function BuyersPanel({ buyers }: { buyers: DashboardStats["buyers"] }) {
  if (buyers.every(({ value }) => value === 0))
    return (
      <Panel title="Buyers Profile">
        <p className="text-sm text-ink-soft">No orders yet.</p>
      </Panel>
    );
  return (
    <Panel title="Buyers Profile">
      <div aria-hidden="true" className="mx-auto h-48 max-w-64">
        <Suspense fallback={null}>
          <BuyersChart buyers={buyers} />
        </Suspense>
      </div>
      <dl className="grid gap-1.5 pt-5 text-sm">
        {buyers.map(({ name, value }, index) => (
          <div key={name} className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className="size-2.5"
              style={{ background: buyerColours[index % buyerColours.length] }}
            />
            <dt className="text-ink-soft">{name}</dt>
            <dd className="ml-auto tabular-nums">{value.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
