import { sql } from "drizzle-orm";
import type { AppContext } from "../../../context";
import { type Author, can } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { firstOf } from "../../../db/executor";
import { isUndoable, type Payload, startJob } from "../../platform/jobs";

/** Has a change of many products taken back; gives the number of the job that does. */
export async function startUndo(
  context: Pick<AppContext, "db" | "clock" | "jobs">,
  { id }: { id: string },
  author: Author,
): Promise<{ id: string }> {
  const found = await firstOf<{ payload: Payload<"catalogue.change"> }>(
    context.db,
    sql`select payload from jobs where id = ${id}::bigint and ${isUndoable}`,
  );
  if (!found || !can(author.caller, "catalogue.write")) throw new AppError("not_found");
  const { userId, userName } = author.caller;
  const starter = { userId, userName };
  const payload = { ...found.payload, undoes: id, starter, requestId: author.requestId };
  return startJob(context, { kind: "catalogue.change", payload }, author);
}
