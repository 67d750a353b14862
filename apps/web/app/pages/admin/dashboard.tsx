import { Checklist } from "~/features/admin/dashboard/checklist";
import { DashboardView } from "~/features/admin/dashboard/dashboard-view";
import { useDashboardStats } from "~/features/admin/dashboard/use-dashboard-stats";
import { useSampleStats } from "~/features/admin/dashboard/use-sample-stats";
import { useShop } from "~/lib/shop/shop";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";

function ShowroomDashboard() {
  return <DashboardView stats={useSampleStats()} />;
}

function TradingDashboard() {
  const query = useDashboardStats();
  if (query.isPending) return <Spinner />;
  return query.isError ? (
    <EmptyState title="Nothing to show right now" />
  ) : (
    <DashboardView stats={query.data} above={<Checklist />} />
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
