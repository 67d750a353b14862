import type { ImageStore, StoredFile } from "../extensions/image-store";

export type { StoredFile };

/**
 * Stores uploaded images by keys such as `uploads/…_1280.webp`. Files are written atomically and never change. All
 * failures are `StorageError`s.
 */
export interface Storage extends ImageStore {
  /** `bucket`: outside this machine, in a bucket or in the store of an extension. */
  readonly kind: "folder" | "bucket";
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
