import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { Spinner } from "~/ui/spinner";
import { BackupSection } from "./backup-section";
import { FailedJobs } from "./failed-jobs";
import { healthOptions } from "./health-queries";
import { MailSection } from "./mail-section";
import { StorageSection } from "./storage-section";

/** State of the shop: backup, storage, emails and failed jobs. */
export function HealthView() {
  const { data: health, isPending, refetch } = useQuery(healthOptions);
  if (isPending) return <Spinner />;
  if (!health)
    return (
      <LoadFailed
        text="The state of the shop couldn't be loaded. Please try again."
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <h1 className="pb-5 text-2xl">Health</h1>
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="grid content-start gap-6">
          <BackupSection health={health} />
          <StorageSection health={health} />
        </div>
        <MailSection mail={health.mail} />
      </div>
      <FailedJobs count={health.failedJobs} />
    </>
  );
}
