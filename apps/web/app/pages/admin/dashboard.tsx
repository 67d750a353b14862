import { Checklist } from "~/features/admin/dashboard/checklist";
import { DashboardView } from "~/features/admin/dashboard/dashboard-view";
import { useRealFigures } from "~/features/admin/dashboard/use-real-figures";
import { useSampleFigures } from "~/features/admin/dashboard/use-sample-figures";
import { useShop } from "~/lib/shop/shop";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";

function ShowroomDashboard() {
  return <DashboardView figures={useSampleFigures()} />;
}

function TradingDashboard() {
  const query = useRealFigures();
  if (query.isPending) return <Spinner />;
  return query.isError ? (
    <EmptyState title="Nothing to show right now" />
  ) : (
    <DashboardView figures={query.data} above={<Checklist />} />
  );
}

export default function DashboardPage() {
  const isTrading = useShop().trading;
  return (
    <>
      <title>Dashboard</title>
      {isTrading ? <TradingDashboard /> : <ShowroomDashboard />}
    </>
  );
}
