import { data } from "react-router";
import { JobList } from "~/features/admin/jobs/job-list";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import { useShop } from "~/lib/shop/shop";
import type { Route } from "./+types/jobs";

/** Gives the page its HTTP status. */
export function loader({ context }: Route.LoaderArgs) {
  const isTrading = context.get(catalogueContext).shop().trading;
  return data(null, isTrading ? 200 : 404);
}

export const clientLoader = () => null;

/** A showroom has nothing of it to show. */
export default function JobsPage() {
  if (!useShop().trading) return <AdminNotFound />;
  return (
    <>
      <title>Background jobs</title>
      <JobList />
    </>
  );
}
