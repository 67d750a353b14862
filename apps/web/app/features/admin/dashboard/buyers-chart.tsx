import { Pie, PieChart, ResponsiveContainer } from "recharts";
import { buyerColours } from "./buyer-colours";
import type { DashboardStats } from "./dashboard-stats";

/** Pie chart of the buyer groups; the list beside it has the same values as text. */
export function BuyersChart({ buyers }: { buyers: DashboardStats["buyers"] }) {
  const slices = buyers.map((group, index) => ({
    ...group,
    fill: buyerColours[index % buyerColours.length],
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={slices}
          dataKey="value"
          nameKey="name"
          outerRadius="98%"
          stroke="var(--color-paper)"
          strokeWidth={2}
          isAnimationActive={false}
          rootTabIndex={-1}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}
