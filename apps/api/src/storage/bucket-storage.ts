import { addAbortSignal, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { S3Client } from "@aws-sdk/client-s3";
import type { BucketConfig } from "./parse-image-store";
import { type Storage, StorageError, type StoredFile } from "./storage";

const MAX_ATTEMPTS = 2;
const CONNECT_TIMEOUT_MS = 3_000;
const FULL_ERRORS =
  /^(QuotaExceeded|XMinio(StorageFull|BucketQuotaExceeded)|InsufficientStorage\w*|EntityTooLarge)$/;

/** Stores images as objects in a bucket. The S3 client is large, so it is loaded on first use. */
export function createBucketStorage(settings: BucketConfig): Storage {
  let opened: ReturnType<typeof openBucket> | undefined;

  type Bucket = Awaited<ReturnType<typeof openBucket>>;
  async function call<T>(work: (bucket: Bucket, signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      opened ??= openBucket(settings);
      const bucket = await opened;
      // The timeout does not include loading the client.
      return await work(bucket, AbortSignal.timeout(settings.timeoutMs));
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
    // Uploads to a bucket are atomic.
    tidy: async () => {},
  };
}

async function openBucket({ bucket, endpoint, region, timeoutMs }: BucketConfig) {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } =
    await import("@aws-sdk/client-s3");
  const client: S3Client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: Math.min(CONNECT_TIMEOUT_MS, timeoutMs), requestTimeout: timeoutMs },
    // Only Amazon accepts checksums in trailers.
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

/** Null for a missing object; a missing bucket is an error. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404 && nameOf(error) !== "NoSuchBucket") return null;
    throw error;
  }
}

function toStorageError(bucket: string, error: unknown): StorageError {
  const isFull = FULL_ERRORS.test(nameOf(error)) || statusOf(error) === 507;
  return new StorageError(`the bucket ${bucket} cannot be used`, isFull, error);
}
