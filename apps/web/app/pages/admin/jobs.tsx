import { JobList } from "~/features/admin-jobs/job-list";
import { AdminNotFound } from "~/features/admin-layout/admin-not-found";
import { useShop } from "~/lib/shop";

/** A showroom has nothing of it to show. */
export default function JobsPage() {
  if (useShop().paymentMethods.length === 0) return <AdminNotFound />;
  return (
    <>
      <title>Background work</title>
      <JobList />
    </>
  );
}
