import { Pie, PieChart, ResponsiveContainer } from "recharts";
import { buyerColours } from "./buyer-colours";
import type { Figures } from "./figures";

/** The groups of buyers as a pie; the list beside it says the same in words. */
export function BuyersChart({ buyers }: { buyers: Figures["buyers"] }) {
  const slices = buyers.map((group, place) => ({
    ...group,
    fill: buyerColours[place % buyerColours.length],
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
