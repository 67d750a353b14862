import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { DashboardStats } from "./dashboard-stats";

const tick = { fontSize: 12, fill: "var(--color-ink-soft)" };
// Compact, so that large amounts fit beside the axis.
const compactNumber = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
const fullNumber = new Intl.NumberFormat("en-US");
const tooltip = {
  border: "1px solid var(--color-hairline)",
  borderRadius: 2,
  background: "var(--color-paper)",
  fontSize: 13,
};

/** Bar chart of monthly income and expense. A hidden table has the values for screen readers. */
export function TransactionsChart({ months }: { months: DashboardStats["months"] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        accessibilityLayer={false}
        data={months}
        margin={{ top: 4, right: 0, left: 0, bottom: 0 }}
        barGap={2}
      >
        <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
        <XAxis
          dataKey="name"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: "var(--color-hairline-strong)" }}
        />
        <YAxis
          width={44}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={(amount: number) => compactNumber.format(amount)}
        />
        <Tooltip
          formatter={(amount) => fullNumber.format(Number(amount))}
          contentStyle={tooltip}
          cursor={{ fill: "var(--color-linen)" }}
        />
        <Legend itemSorter={null} iconType="square" iconSize={10} wrapperStyle={{ fontSize: 13 }} />
        <Bar dataKey="Income" fill="var(--color-clay)" isAnimationActive={false} />
        <Bar dataKey="Expense" fill="var(--color-hairline-strong)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
