import type { PictureCopies } from "@larkwood/contract";
import type { Actor } from "../../../../core/actor";
import { inTransaction } from "../../../../db/transaction";
import { enqueueJob } from "../../../platform/jobs";
import type { CatalogueContext } from "../../context";
import { countCopies, listFailures, retryFailures } from "./picture-copies.repo";

const MAX_FAILURES = 200;

/** How far the pictures of the last import are copied, and which failed. */
export async function readPictureCopies({ db }: Pick<CatalogueContext, "db">): Promise<PictureCopies> {
  return { ...(await countCopies(db)), failures: await listFailures(db, MAX_FAILURES) };
}

/** Queues another try for all pictures that failed. */
export async function retryPictureCopies(
  { db, clock, jobs }: Pick<CatalogueContext, "db" | "clock" | "jobs">,
  _: unknown,
  { caller: { userId, userName }, requestId }: Actor,
): Promise<{ retried: number }> {
  const retried = await inTransaction(db, async (tx) => {
    const count = await retryFailures(tx, clock());
    if (count > 0)
      await enqueueJob(tx, {
        kind: "catalogue.pictures",
        payload: { starter: { userId, userName }, requestId },
        waitingKey: "catalogue.pictures",
        now: clock(),
      });
    return count;
  });
  jobs.wake();
  return { retried };
}
