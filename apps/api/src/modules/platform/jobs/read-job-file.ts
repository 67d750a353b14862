import type { Readable } from "node:stream";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { PlatformContext } from "../context";
import { streamJobFile } from "./job-file";
import { readParts } from "./job-files.repo";
import { getOwnJob } from "./own-job";

/** The file that a job of the caller has created: a CSV export or a PDF of documents. */
export async function readJobFile(
  { db }: PlatformContext,
  { id, isPdf = false }: { id: string; isPdf?: boolean },
  { caller }: Pick<Actor, "caller">,
): Promise<Readable> {
  const job = await getOwnJob(db, id, caller);
  const isRequestedType = isPdf ? job.kind === "documents.print" : job.kind.endsWith(".export");
  const isReady = isRequestedType && job.state === "done";
  if (!isReady || (await readParts(db, id).next()).done) throw new AppError("not_found");
  return streamJobFile(db, id);
}
