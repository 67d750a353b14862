import { LIMITS } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import { type Handlers, type ImportResult, streamJobFile } from "../../platform/jobs";
import type { CatalogueContext } from "../context";
import { guessColumns } from "./foreign-files/guess-column";
import { importCatalogue } from "./import-catalogue";
import { findMapping, toMapping } from "./import-mappings.repo";
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
    const run = async (columns?: string[]): Promise<ImportResult> => {
      const bytes = await readJobFile(context.db, job.id, settings.bytes);
      if (!bytes) return refused("The file is no longer available. Choose it again.");
      const reader = openRowReader(bytes, signal, columns && toMapping(columns));
      try {
        return await importCatalogue(context, reader, { ...settings, columns }, { ...job, signal });
      } catch (error) {
        if (!(error instanceof InvalidFileError)) throw error;
        const [headings, ...examples] = error.table ?? [];
        if (!headings || headings.length < 2) return refused(error.message);
        const known = await findMapping(context.db, headings);
        const table = { headings, examples, columns: known ?? guessColumns(headings) };
        return { ...(known ? await run(known) : refused(error.message)), table };
      } finally {
        await reader.close();
      }
    };
    try {
      return await run(settings.columns);
    } catch (error) {
      if (timeout.aborted && !job.signal.aborted) {
        return refused(
          `Nothing was imported: it took longer than ${MINUTES} minutes. Split the file and import the parts.`,
        );
      }
      throw error;
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
