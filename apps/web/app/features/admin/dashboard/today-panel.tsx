import { type Dashboard, MAX_COUNTED_ORDERS, type OrderView } from "@larkwood/contract";
import { Link } from "react-router";
import { orderCountText, viewLabels } from "~/features/admin/shared/order-views";
import { adminPaths } from "~/lib/admin-paths";
import { formatSum } from "~/lib/format/money";
import { Panel } from "./panel";

const VIEWS = ["to-confirm", "unpaid", "to-pack", "to-ship", "returns"] as const satisfies OrderView[];

type Task = { label: string; to: string; count: number; note?: string };
type Today = Pick<Dashboard, "outstanding" | "views" | "openMessages" | "lowStock">;

/** What waits for the shop. The server leaves out what the user may not see. */
function tasksOf({ views, outstanding, openMessages, lowStock }: Today): Task[] {
  const orders = VIEWS.map((view) => ({
    label: viewLabels[view],
    to: `${adminPaths.orders}?view=${view}`,
    count: views?.find((one) => one.view === view)?.count ?? 0,
    ...(view === "unpaid" && outstanding.amount > 0 ? { note: formatSum(outstanding.amount) } : {}),
  }));
  return [
    ...(views ? orders : []),
    ...(openMessages === undefined
      ? []
      : [{ label: "Messages", to: adminPaths.messages, count: Math.min(openMessages, MAX_COUNTED_ORDERS) }]),
    ...(lowStock === undefined ? [] : [{ label: "Low stock", to: adminPaths.reorderList, count: lowStock }]),
  ];
}

/** What to do today, each task linked to its page. */
export function TodayPanel({ today }: { today: Today }) {
  const tasks = tasksOf(today);
  if (tasks.length === 0) return null;
  return (
    <Panel title="To do today">
      {tasks.every(({ count }) => count === 0) ? (
        <p className="text-sm text-ink-soft">Nothing to do. New orders appear here.</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-7">
          {tasks.map(({ label, to, count, note }) => (
            <li key={label}>
              <Link
                to={to}
                className="flex h-full flex-col gap-1 border border-hairline bg-paper px-4 py-3 transition-colors hover:border-ink"
              >
                <span className="text-sm text-ink-soft">{label}</span>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-serif text-2xl tabular-nums">{orderCountText(count)}</span>
                  {note ? (
                    <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">{note}</span>
                  ) : null}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
