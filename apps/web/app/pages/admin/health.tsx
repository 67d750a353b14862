import { data } from "react-router";
import { HealthView } from "~/features/admin/jobs/health/health-view";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/health";

/** 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

/** Health and backup; only in trading mode. */
export default function HealthPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Health</title>
      <HealthView />
    </>
  );
}
