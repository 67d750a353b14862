import { data } from "react-router";
import { JobList } from "~/features/admin/jobs/job-list";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/jobs";

/** Sets the HTTP status: 404 in showroom mode. */
export function loader({ context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, isTrading ? 200 : 404);
}

export const clientLoader = () => null;

/** Background jobs; only in trading mode. */
export default function JobsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Background jobs</title>
      <JobList />
    </>
  );
}
