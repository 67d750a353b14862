import type { Dashboard, SalesPeriod } from "@larkwood/contract";
import { formatSum } from "~/lib/format/money";

const orderText = (count: number) => (count === 1 ? "1 order" : `${count.toLocaleString("en-US")} orders`);

/** The change against the period before, such as "12% more than yesterday". */
export function changeText({ amount, before }: SalesPeriod, period: string): string {
  if (before.amount === 0) return amount === 0 ? `None ${period} either` : `None ${period}`;
  const percent = Math.round(((amount - before.amount) / before.amount) * 100);
  if (percent === 0) return `As much as ${period}`;
  return `${Math.abs(percent).toLocaleString("en-US")}% ${percent > 0 ? "more" : "less"} than ${period}`;
}

/** Orders of today, 7 and 30 days with the period before, and the money that customers owe. */
export function SalesCards({ sales, outstanding }: Pick<Dashboard, "sales" | "outstanding">) {
  const cards = [
    { label: "Sales today", of: sales.today, before: "yesterday" },
    { label: "Last 7 days", of: sales.week, before: "the 7 days before" },
    { label: "Last 30 days", of: sales.month, before: "the 30 days before" },
  ].map(({ label, of, before }) => ({
    label,
    amount: of.amount,
    orders: of.orders,
    note: changeText(of, before),
  }));
  return (
    <dl className="grid grid-cols-1 border border-hairline bg-white/50 sm:grid-cols-2 xl:grid-cols-4">
      {[...cards, { label: "Outstanding", ...outstanding, note: "Still to be paid by customers" }].map(
        ({ label, amount, orders, note }) => (
          <div key={label} className="-mt-px -ml-px min-w-0 border-t border-l border-hairline px-5 py-4">
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="pt-1">
              <span className="font-serif text-2xl whitespace-nowrap tabular-nums">{formatSum(amount)}</span>
              <span className="block pt-1 text-xs text-ink-soft">
                {orderText(orders)}. {note}.
              </span>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
