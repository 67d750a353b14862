import type { BulkChange } from "@larkwood/contract";
import * as z from "zod";
import type { Actor } from "../../../core/actor";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueJob, type Payload } from "../../platform/jobs";
import type { CatalogueContext } from "../context";

interface Wanted {
  filter: Payload<"catalogue.change">["filter"];
  change: BulkChange;
  /** The same key never lowers prices twice. */
  key: string | undefined;
}
const startedSchema = z.object({ id: z.string() });

/** Has one change made for all that a filter finds; gives the number of the job. */
export async function startChange(
  { db, clock, jobs }: Pick<CatalogueContext, "db" | "clock" | "jobs">,
  { filter, change, key }: Wanted,
  { caller, requestId }: Actor,
): Promise<{ id: string }> {
  const { userId, userName } = caller;
  const payload = { filter, change, starter: { userId, userName }, requestId };
  const request = { filter, change };
  const started = await withIdempotencyKey({ db, clock }, { userId, key, request }, async (tx, claim) => {
    await claim.claimed;
    const id = await enqueueJob(tx, { kind: "catalogue.change", payload, ownerId: userId, now: clock() });
    if (!id) throw new Error("An unconditional job was not queued");
    await claim.keep({ id });
    return { id };
  });
  if (!started.isNew) return startedSchema.parse(started.outcome);
  jobs.wake();
  return started.made;
}
