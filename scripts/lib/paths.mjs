import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const inRoot = (...parts) => join(root, ...parts);

/** For stamps and locks. Not in node_modules, because an install deletes that. */
export const cacheDir = inRoot(".cache", "larkwood");
