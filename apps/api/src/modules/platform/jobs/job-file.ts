import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
import type { Executor } from "../../../db/executor";
import { deletePartsFrom, readParts, writePart } from "./job-files.repo";

const PART_BYTES = 512 * 1024;

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** Compresses content off the event loop and splits it into parts for storage. */
export async function* compressedParts(content: Content): AsyncGenerator<Buffer> {
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  const compression = pipeline(Readable.from(content), gzip);
  compression.catch((error: Error) => gzip.destroy(error));
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const bytes of gzip as AsyncIterable<Buffer>) {
    chunks.push(bytes);
    size += bytes.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks, size);
    chunks = [];
    size = 0;
  }
  await compression;
  if (size > 0) yield Buffer.concat(chunks, size);
}

/** Stores a job's file part by part, without holding all of it in memory. */
export async function storeParts(
  db: Executor,
  jobId: string,
  parts: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  let part = 0;
  for await (const bytes of parts) {
    await writePart(db, jobId, part, bytes);
    part += 1;
  }
  // An earlier attempt may have written more parts.
  await deletePartsFrom(db, jobId, part);
}

export function writeJobFile(db: Executor, jobId: string, content: Content): Promise<void> {
  return storeParts(db, jobId, compressedParts(content));
}

/** Streams a job's file at the speed of its reader. */
export function streamJobFile(db: Executor, jobId: string): Readable {
  const gunzip = createGunzip();
  pipeline(Readable.from(readParts(db, jobId)), gunzip).catch((error: Error) => gunzip.destroy(error));
  return gunzip;
}
