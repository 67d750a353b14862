import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../../../../core/app-error";
import type { Handlers } from "../../../platform/jobs";
import type { CatalogueContext } from "../../context";
import { storePicture } from "../../images";
import { applyCopies } from "./apply-copies";
import { DownloadError, downloadPicture } from "./download-picture";
import { type CopyResult, countCopies, nextCopies, type PictureCopy } from "./picture-copies.repo";

// Written together, because each write makes cached pages of the shop invalid.
const BATCH_SIZE = 60;
const CONCURRENCY = 4;
const BUSY_MS = 500;

/** Copies pictures at other addresses into the shop. A picture that fails is reported and stays where it is. */
export function copyPicturesJob(context: CatalogueContext): NonNullable<Handlers["catalogue.pictures"]> {
  return async (payload, job) => {
    for (;;) {
      const batch = await nextCopies(context.db, BATCH_SIZE);
      if (batch.length === 0) return;
      const results = await copyAll(context, batch, { userId: payload.starter.userId, signal: job.signal });
      job.signal.throwIfAborted();
      await applyCopies(context, results, payload);
      const { total, copied, failed } = await countCopies(context.db);
      job.progress({ done: copied + failed, total });
    }
  };
}

interface Options {
  userId: string;
  signal: AbortSignal;
}

/** Copies several pictures at a time. */
async function copyAll(
  context: CatalogueContext,
  batch: readonly PictureCopy[],
  options: Options,
): Promise<CopyResult[]> {
  const waiting = [...batch];
  const results: CopyResult[] = [];
  const worker = async () => {
    for (let copy = waiting.shift(); copy && !options.signal.aborted; copy = waiting.shift())
      results.push(await copyPicture(context, copy, options));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}

async function copyPicture(
  context: CatalogueContext,
  copy: PictureCopy,
  { userId, signal }: Options,
): Promise<CopyResult> {
  try {
    const allowPrivate = context.config.importPrivateAddresses;
    const bytes = await downloadPicture(copy.url, { allowPrivate, signal });
    for (;;) {
      const imageUrl = await storeUnlessBusy(context, bytes, userId);
      if (imageUrl) return { ...copy, imageUrl };
      await pause(BUSY_MS, undefined, { signal });
    }
  } catch (error) {
    signal.throwIfAborted();
    return { ...copy, error: failureText(error) };
  }
}

/** Stores a picture; null while too many others are being stored. */
async function storeUnlessBusy(
  context: CatalogueContext,
  bytes: Buffer,
  userId: string,
): Promise<string | null> {
  try {
    return await storePicture(context, bytes, userId);
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_requests") return null;
    throw error;
  }
}

/** A failure of the shop's own database or storage is not the picture's: the job is tried again. */
function failureText(error: unknown): string {
  if (error instanceof DownloadError) return error.message;
  if (!(error instanceof AppError)) throw error;
  return Object.values(error.details.errors ?? {})[0] ?? "It isn't a picture that the shop can show.";
}
