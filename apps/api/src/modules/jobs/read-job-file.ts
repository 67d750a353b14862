import type { Readable } from "node:stream";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { readFileOf } from "./job-file";
import { partsOf } from "./job-files.repo";
import { getOwnJob } from "./own-job";

/** The file that an export of the caller's own has made. */
export async function readJobFile(
  { db }: AppContext,
  { id }: { id: string },
  { caller }: Pick<Author, "caller">,
): Promise<Readable> {
  const job = await getOwnJob(db, id, caller);
  const isThere = job.kind.endsWith(".export") && job.state === "done";
  if (!isThere || (await partsOf(db, id).next()).done) throw new AppError("not_found");
  return readFileOf(db, id);
}
