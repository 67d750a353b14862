import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { Reports } from "~/features/admin/reports/reports";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/reports";

/** 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  return data(null, { status: context.get(catalogueContext).shop().trading ? 200 : 404 });
}

// The parameters change only what the browser fetches.
export const shouldRevalidate = () => false;

export default function ReportsPage() {
  return useShop().trading ? (
    <>
      <title>Reports</title>
      <Reports />
    </>
  ) : (
    <AdminNotFound />
  );
}
