import type { BulkChange } from "@larkwood/contract";
import * as z from "zod";
import type { Actor } from "../../../core/actor";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueJob, type Payload } from "../../platform/jobs";
import type { CatalogueContext } from "../context";

interface ChangeRequest {
  filter: Payload<"catalogue.change">["filter"];
  change: BulkChange;
  /** Idempotency key: a repeated request does not change prices twice. */
  key: string | undefined;
}
const startedSchema = z.object({ id: z.string() });

/** Queues a change of all products that a filter finds and returns the id of the job. */
export async function startChange(
  { db, clock, jobs }: Pick<CatalogueContext, "db" | "clock" | "jobs">,
  { filter, change, key }: ChangeRequest,
  { caller, requestId }: Actor,
): Promise<{ id: string }> {
  const { userId, userName } = caller;
  const payload = { filter, change, starter: { userId, userName }, requestId };
  const request = { filter, change };
  const started = await withIdempotencyKey({ db, clock }, { userId, key, request }, async (tx, claim) => {
    await claim.claimed;
    const id = await enqueueJob(tx, { kind: "catalogue.change", payload, ownerId: userId, now: clock() });
    if (!id) throw new Error("An unconditional job was not queued");
    await claim.saveResponse({ id });
    return { id };
  });
  if (!started.isNew) return startedSchema.parse(started.response);
  jobs.wake();
  return started.result;
}
