/** A stored file, and when it was written. */
export interface StoredFile {
  data: Buffer;
  writtenAt: Date;
}

/**
 * Stores uploaded images by keys such as `uploads/…_1280.webp`. Files are written atomically and never change. All
 * failures are `StorageError`s.
 */
export interface Storage {
  readonly kind: "folder" | "bucket";
  put(key: string, data: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  read(key: string): Promise<StoredFile | null>;
  /** Removes a file, if it exists. */
  remove(key: string): Promise<void>;
  /** Removes the leftovers of writes that were interrupted before that time. */
  tidy(before: Date): Promise<void>;
}

/** The store is unavailable, too slow or full, or it denies access. */
export class StorageError extends Error {
  override name = "StorageError";

  constructor(
    message: string,
    readonly isFull: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}
