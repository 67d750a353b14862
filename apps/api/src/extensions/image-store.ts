/** A stored file, and when it was written. */
export interface StoredFile {
  data: Buffer;
  writtenAt: Date;
}

/**
 * Stores uploaded images by keys such as `uploads/…_1280.webp`. A file never changes. Readers must see the whole file or
 * none. The shop stores a copy of what it reads in a local cache.
 */
export interface ImageStore {
  put(key: string, data: Buffer): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Null if there is no such file. */
  read(key: string): Promise<StoredFile | null>;
  /** Removes a file, if it exists. */
  remove(key: string): Promise<void>;
}
