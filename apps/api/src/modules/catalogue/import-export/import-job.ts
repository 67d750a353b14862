import { LIMITS } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import { type Handlers, type ImportResult, streamJobFile } from "../../platform/jobs";
import type { CatalogueContext } from "../context";
import { importCatalogue } from "./import-catalogue";
import { InvalidFileError } from "./read-rows";
import { openRowReader } from "./row-reader";

const refused = (problem: string): ImportResult => ({ report: null, problem });
const MINUTES = LIMITS.importMs / 60_000;

/** Imports the file of a job. An invalid file is a result for the user, not a failure to retry. */
export function importCatalogueJob(
  context: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges">,
): NonNullable<Handlers["catalogue.import"]> {
  return async (settings, job) => {
    const timeout = AbortSignal.timeout(LIMITS.importMs);
    const signal = AbortSignal.any([job.signal, timeout]);
    const bytes = await readJobFile(context.db, job.id, settings.bytes);
    if (!bytes) return refused("The file is no longer available. Choose it again.");
    const reader = openRowReader(bytes, signal);
    try {
      return await importCatalogue(context, reader, settings, { ...job, signal });
    } catch (error) {
      if (error instanceof InvalidFileError) return refused(error.message);
      if (timeout.aborted && !job.signal.aborted) {
        return refused(
          `Nothing was imported: it took longer than ${MINUTES} minutes. Split the file and import the parts.`,
        );
      }
      throw error;
    } finally {
      await reader.close();
    }
  };
}

/** Reads the file into memory that can be transferred to a thread; null if it is incomplete. */
async function readJobFile(db: Executor, jobId: string, size: number): Promise<ArrayBuffer | null> {
  const buffer = new Uint8Array(new ArrayBuffer(size));
  let offset = 0;
  try {
    for await (const bytes of streamJobFile(db, jobId) as AsyncIterable<Buffer>) {
      buffer.set(bytes, offset);
      offset += bytes.length;
    }
  } catch (error) {
    // The compressed file is truncated or empty.
    if ((error as NodeJS.ErrnoException).code === "Z_BUF_ERROR") return null;
    throw error;
  }
  return offset === size ? buffer.buffer : null;
}
