import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const inRoot = (...parts) => join(root, ...parts);

/** Stamps and locks; outside node_modules, which an install deletes. */
export const cacheDir = inRoot(".cache", "larkwood");
