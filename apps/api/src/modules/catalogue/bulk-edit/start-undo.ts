import { sql } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { enqueueUserJob, isUndoable, type Payload } from "../../platform/jobs";
import type { CatalogueContext } from "../context";

/** Queues the undo of a bulk change and returns the id of its job. */
export async function startUndo(
  context: Pick<CatalogueContext, "db" | "clock" | "jobs">,
  { id }: { id: string },
  actor: Actor,
): Promise<{ id: string }> {
  const found = await queryFirst<{ payload: Payload<"catalogue.change"> }>(
    context.db,
    sql`select payload from jobs where id = ${id}::bigint and ${isUndoable}`,
  );
  if (!found || !hasPermission(actor.caller, "catalogue.write")) throw new AppError("not_found");
  const { userId, userName } = actor.caller;
  const starter = { userId, userName };
  const payload = { ...found.payload, undoes: id, starter, requestId: actor.requestId };
  return enqueueUserJob(context, { kind: "catalogue.change", payload }, actor);
}
