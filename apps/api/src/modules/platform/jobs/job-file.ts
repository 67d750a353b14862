import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, createGzip } from "node:zlib";
import type { Executor } from "../../../db/executor";
import { partsOf, putPart, removeParts } from "./job-files.repo";

const PART_BYTES = 512 * 1024;

type Content = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** Content as it is stored: compressed, off the event loop, in parts. */
export async function* compressedParts(content: Content): AsyncGenerator<Buffer> {
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  const packing = pipeline(Readable.from(content), packed);
  packing.catch((error: Error) => packed.destroy(error));
  let kept: Buffer[] = [];
  let size = 0;
  for await (const bytes of packed as AsyncIterable<Buffer>) {
    kept.push(bytes);
    size += bytes.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(kept, size);
    kept = [];
    size = 0;
  }
  await packing;
  if (size > 0) yield Buffer.concat(kept, size);
}

/** Stores a job's file; it need never be in memory as a whole. */
export async function storeParts(
  db: Executor,
  jobId: string,
  parts: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  let part = 0;
  for await (const bytes of parts) {
    await putPart(db, jobId, part, bytes);
    part += 1;
  }
  // Of an earlier try that came further.
  await removeParts(db, jobId, part);
}

export function writeJobFile(db: Executor, jobId: string, content: Content): Promise<void> {
  return storeParts(db, jobId, compressedParts(content));
}

/** Reads a job's file; whoever reads it says how fast. */
export function streamJobFile(db: Executor, jobId: string): Readable {
  const unpacked = createGunzip();
  pipeline(Readable.from(partsOf(db, jobId)), unpacked).catch((error: Error) => unpacked.destroy(error));
  return unpacked;
}
