import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { S3Client } from "@aws-sdk/client-s3";
import type { BucketConfig } from "./parse-image-store";
import { type Storage, StorageError, type StoredFile } from "./storage";

const MOST_TRIES = 2;
const CONNECT_MS = 3_000;
const FULL =
  /^(QuotaExceeded|XMinio(StorageFull|BucketQuotaExceeded)|InsufficientStorage\w*|EntityTooLarge)$/;

/** Pictures as objects of a bucket. The library for it is large: only a shop with a bucket loads it, once it needs it. */
export function createBucketStorage(settings: BucketConfig): Storage {
  let opened: ReturnType<typeof openBucket> | undefined;

  type Calls = Awaited<ReturnType<typeof openBucket>>;
  async function call<T>(work: (calls: Calls, signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      opened ??= openBucket(settings);
      const calls = await opened;
      // Loading the library is not the bucket's time.
      return await work(calls, AbortSignal.timeout(settings.timeoutMs));
    } catch (error) {
      throw toStorageError(settings.bucket, error);
    }
  }

  return {
    kind: "bucket",
    put: (key, data) => call(({ put }, signal) => put(key, data, signal)),
    has: (key) => call(({ has }, signal) => has(key, signal)),
    read: (key) => call(({ read }, signal) => read(key, signal)),
    remove: (key) => call(({ remove }, signal) => remove(key, signal)),
    // An object is there once all of it has arrived.
    tidy: async () => {},
  };
}

async function openBucket({ bucket, endpoint, region, timeoutMs }: BucketConfig) {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } =
    await import("@aws-sdk/client-s3");
  const client: S3Client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: MOST_TRIES,
    requestHandler: { connectionTimeout: Math.min(CONNECT_MS, timeoutMs), requestTimeout: timeoutMs },
    // Checksums in trailers are Amazon's own; other stores refuse them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    async put(key: string, data: Buffer, abortSignal: AbortSignal): Promise<void> {
      const object = { ...at(key), Body: data, ContentLength: data.length, ContentType: "image/webp" };
      await client.send(new PutObjectCommand(object), { abortSignal });
    },
    async has(key: string, abortSignal: AbortSignal): Promise<boolean> {
      return (await orNull(client.send(new HeadObjectCommand(at(key)), { abortSignal }))) !== null;
    },
    async read(key: string, abortSignal: AbortSignal): Promise<StoredFile | null> {
      const found = await orNull(client.send(new GetObjectCommand(at(key)), { abortSignal }));
      if (!found?.Body) return null;
      const data = await buffer(addAbortSignal(abortSignal, found.Body as Readable));
      return { data, writtenAt: found.LastModified ?? new Date(0) };
    },
    async remove(key: string, abortSignal: AbortSignal): Promise<void> {
      await client.send(new DeleteObjectCommand(at(key)), { abortSignal });
    },
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode;
}

/** A bucket that is missing is no missing file. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404 && nameOf(error) !== "NoSuchBucket") return null;
    throw error;
  }
}

function toStorageError(bucket: string, error: unknown): StorageError {
  const isFull = FULL.test(nameOf(error)) || statusOf(error) === 507;
  return new StorageError(`the bucket ${bucket} cannot be used`, isFull, error);
}
