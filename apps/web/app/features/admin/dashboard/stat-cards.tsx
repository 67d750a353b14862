import { AdminIcon, type AdminIconName } from "~/features/admin/shared/ui/admin-icon";
import type { DashboardStats } from "./dashboard-stats";

type Card = { label: string; value: string; icon: AdminIconName };

export function StatCards({ totals }: { totals: DashboardStats["totals"] }) {
  const cards: Card[] = [
    { label: "Total Sales", value: totals.sales, icon: "bag" },
    { label: "Total Expenses", value: totals.expenses, icon: "arrows" },
    { label: "Total Customers", value: totals.customers, icon: "user" },
    { label: "Total Orders", value: totals.orders, icon: "truck" },
  ];
  return (
    <dl className="grid grid-cols-4 border border-hairline bg-white/50">
      {cards.map(({ label, value, icon }) => (
        <div key={label} className="border-l border-hairline min-w-0 px-4 py-4 first:border-l-0 xl:px-5">
          <dt className="flex items-start justify-between text-xs text-ink-soft">
            {label}
            <AdminIcon name={icon} className="-mb-4 text-hairline-strong" />
          </dt>
          <dd className="pt-1 font-serif text-xl whitespace-nowrap tabular-nums xl:text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
