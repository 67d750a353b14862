import { DashboardView } from "~/features/admin/dashboard/dashboard-view";
import { TradingDashboard } from "~/features/admin/dashboard/trading-dashboard";
import { useDashboard } from "~/features/admin/dashboard/use-dashboard";
import { useSampleStats } from "~/features/admin/dashboard/use-sample-stats";
import { useShop } from "~/lib/shop/shop";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";

function ShowroomDashboard() {
  return <DashboardView stats={useSampleStats()} />;
}

function LoadedDashboard() {
  const query = useDashboard();
  if (query.isPending) return <Spinner />;
  return query.isError ? (
    <EmptyState title="Nothing to show right now" />
  ) : (
    <TradingDashboard dashboard={query.data} />
  );
}

export default function DashboardPage() {
  const isTrading = useShop().trading;
  return (
    <>
      <title>Dashboard</title>
      {isTrading ? <LoadedDashboard /> : <ShowroomDashboard />}
    </>
  );
}
