import type { JobKind } from "@larkwood/contract";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import type { Payload } from "./kinds";
import { putJob } from "./put-job";

/** Has something done that the caller may follow and stop. */
export async function startJob<K extends JobKind>(
  { db, clock, jobs }: Pick<AppContext, "db" | "clock" | "jobs">,
  { kind, payload }: { kind: K; payload: Payload<K> },
  { caller }: Pick<Author, "caller">,
): Promise<{ id: string }> {
  const id = await putJob(db, { kind, payload, ownerId: caller.userId, now: clock() });
  if (!id) throw new Error("An unconditional job was not put");
  jobs.wake();
  return { id };
}
