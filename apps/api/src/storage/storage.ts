/** A stored file, and when it was written. */
export interface StoredFile {
  data: Buffer;
  writtenAt: Date;
}

/**
 * Where uploaded pictures lie, by keys such as `uploads/…_1280.webp`. A file is there whole or not at all and never
 * changes. Whatever goes wrong is a `StorageError`.
 */
export interface Storage {
  readonly kind: "folder" | "bucket";
  put(key: string, data: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  read(key: string): Promise<StoredFile | null>;
  /** Removes a file; one that is not there is no trouble. */
  remove(key: string): Promise<void>;
  /** Removes what was left behind by writing that was cut off before that moment. */
  tidy(before: Date): Promise<void>;
}

/** The store did not do what it was asked: it is away, too slow, full, or refuses us. */
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
