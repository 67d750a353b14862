import { lazy, Suspense } from "react";
import type { DashboardStats } from "./dashboard-stats";
import { Panel } from "./panel";

// The chart library is large and only this page needs it.
const TransactionsChart = lazy(() =>
  import("./transactions-chart").then((module) => ({ default: module.TransactionsChart })),
);

const numberFormat = new Intl.NumberFormat("en-US");

export function TransactionsPanel({ months }: { months: DashboardStats["months"] }) {
  if (months.every(({ Income, Expense }) => Income === 0 && Expense === 0))
    return (
      <Panel title="Transactions">
        <p className="text-sm text-ink-soft">No payments in the last twelve months.</p>
      </Panel>
    );
  return (
    <Panel title="Transactions">
      <div aria-hidden="true" className="h-72">
        <Suspense fallback={null}>
          <TransactionsChart months={months} />
        </Suspense>
      </div>
      <table className="sr-only">
        <caption>Monthly income and expense</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Income</th>
            <th scope="col">Expense</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.name}>
              <th scope="row">{month.name}</th>
              <td>{numberFormat.format(month.Income)}</td>
              <td>{numberFormat.format(month.Expense)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
