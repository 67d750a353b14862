import { join } from "node:path";
import type { Config } from "../config";
import { createBucketStorage } from "./bucket-storage";
import { createExtensionStorage } from "./extension-storage";
import { createFolderStorage } from "./folder-storage";
import type { Storage } from "./storage";

/** The current store, and the folder with images from before the shop had a bucket. */
export interface ImageStores {
  storage: Storage;
  folder: Storage;
}

/** The local folder of uploaded pictures. */
export const pictureFolderOf = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "images", "uploads");

type StoreConfig = Pick<Config, "dataDir" | "imageStore"> & { extensions?: Config["extensions"] };

/** The local folder of uploaded pictures; null if they are in a bucket or in the store of an extension. */
export const findPictureFolder = (
  config: Pick<Config, "dataDir" | "imageStore" | "extensions">,
): string | null => (config.imageStore || config.extensions.imageStore ? null : pictureFolderOf(config));

export function openStorage({ dataDir, imageStore, extensions = {} }: StoreConfig): ImageStores {
  const folder = createFolderStorage(join(dataDir, "images"));
  if (extensions.imageStore) return { folder, storage: createExtensionStorage(extensions.imageStore) };
  return { folder, storage: imageStore ? createBucketStorage(imageStore) : folder };
}
