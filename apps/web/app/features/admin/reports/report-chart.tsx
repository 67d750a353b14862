import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

const tick = { fontSize: 12, fill: "var(--color-ink-soft)" };
const compactNumber = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
const tooltip = {
  border: "1px solid var(--color-hairline)",
  borderRadius: 2,
  background: "var(--color-paper)",
  fontSize: 13,
};

export interface ChartBar {
  name: string;
  now: number;
  before?: number;
}
type ReportChartProps = {
  bars: readonly ChartBar[];
  format: (value: number) => string;
  isCompared: boolean;
};

/** The main figure of each row, beside the one before. The table below has the same values. */
export function ReportChart({ bars, format, isCompared }: ReportChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        accessibilityLayer={false}
        data={[...bars]}
        margin={{ top: 4, right: 0, left: 0, bottom: 0 }}
        barGap={1}
      >
        <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
        <XAxis
          dataKey="name"
          tick={tick}
          tickLine={false}
          minTickGap={16}
          axisLine={{ stroke: "var(--color-hairline-strong)" }}
        />
        <YAxis
          width={48}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => compactNumber.format(value)}
        />
        <Tooltip
          formatter={(value) => format(Number(value))}
          contentStyle={tooltip}
          cursor={{ fill: "var(--color-linen)" }}
        />
        {isCompared ? (
          <Legend itemSorter={null} iconType="square" iconSize={10} wrapperStyle={{ fontSize: 13 }} />
        ) : null}
        <Bar dataKey="now" name="This period" fill="var(--color-clay)" isAnimationActive={false} />
        {isCompared ? (
          <Bar dataKey="before" name="Before" fill="var(--color-hairline-strong)" isAnimationActive={false} />
        ) : null}
      </BarChart>
    </ResponsiveContainer>
  );
}
