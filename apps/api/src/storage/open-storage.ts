import { join } from "node:path";
import type { Config } from "../config";
import { createBucketStorage } from "./bucket-storage";
import { createFolderStorage } from "./folder-storage";
import type { Storage } from "./storage";

/** The current store, and the folder with images from before the shop had a bucket. */
export interface ImageStores {
  storage: Storage;
  folder: Storage;
}

export function openStorage({ dataDir, imageStore }: Pick<Config, "dataDir" | "imageStore">): ImageStores {
  const folder = createFolderStorage(join(dataDir, "images"));
  return { folder, storage: imageStore ? createBucketStorage(imageStore) : folder };
}
