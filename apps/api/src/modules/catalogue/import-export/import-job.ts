import { LIMITS } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import { type Handlers, type ImportResult, streamJobFile } from "../../platform/jobs";
import type { CatalogueContext } from "../context";
import { importCatalogue } from "./import-catalogue";
import { InvalidFileError } from "./read-rows";
import { openRowReader } from "./row-reader";

const refused = (problem: string): ImportResult => ({ report: null, problem });
const MINUTES = LIMITS.importMs / 60_000;

/** The job of an import: a refused file is an outcome that its owner reads, not a failure that is tried again. */
export function importCatalogueJob(
  context: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges">,
): NonNullable<Handlers["catalogue.import"]> {
  return async (settings, job) => {
    const tooLong = AbortSignal.timeout(LIMITS.importMs);
    const signal = AbortSignal.any([job.signal, tooLong]);
    const bytes = await bytesOf(context.db, job.id, settings.bytes);
    if (!bytes) return refused("The file is no longer available. Choose it again.");
    const reader = openRowReader(bytes, signal);
    try {
      return await importCatalogue(context, reader, settings, { ...job, signal });
    } catch (error) {
      if (error instanceof InvalidFileError) return refused(error.message);
      if (tooLong.aborted && !job.signal.aborted) {
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

/** The whole file, in memory that can be given to another thread; null when it is not all there. */
async function bytesOf(db: Executor, jobId: string, size: number): Promise<ArrayBuffer | null> {
  const whole = new Uint8Array(new ArrayBuffer(size));
  let place = 0;
  try {
    for await (const bytes of streamJobFile(db, jobId) as AsyncIterable<Buffer>) {
      whole.set(bytes, place);
      place += bytes.length;
    }
  } catch (error) {
    // A packed file that ends too early, or has no beginning.
    if ((error as NodeJS.ErrnoException).code === "Z_BUF_ERROR") return null;
    throw error;
  }
  return place === size ? whole.buffer : null;
}
