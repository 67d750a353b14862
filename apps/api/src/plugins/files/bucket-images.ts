import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../../config";
import { AppError } from "../../core/app-error";
import { createFairQueue } from "../../core/concurrency";
import { createImageCache } from "../../storage/image-cache";
import type { ImageStores } from "../../storage/open-storage";
import { DEFAULT_CACHE_BYTES } from "../../storage/parse-image-store";
import type { StoredFile } from "../../storage/storage";
import { imageHeaders } from "./static-files";

/** The file is in the cache, or it could not be cached, or it does not exist. */
type Fetched = "cached" | StoredFile | null;

const UPLOAD = /^[0-9a-f]{32}_\d{2,4}\.webp$/;
const NAME_LENGTH = 32;
const MISSING_MS = 10_000;
// Limits the memory for requests that wait for a slow bucket.
const FETCH_LIMITS = { maxRunning: 16, maxWaiting: 200 };

/**
 * Serves uploaded images of a shop with a bucket or an image store of an extension: from the local folder or cache, or else from the bucket through the
 * cache. Unknown names are checked against the database first, so that made-up names can't fill the fetch queue.
 */
export function serveBucketImages(
  app: FastifyInstance,
  { dataDir, imageStore }: Pick<Config, "dataDir" | "imageStore">,
  { storage }: ImageStores,
  isUploaded: (name: string) => Promise<boolean>,
): void {
  if (storage.kind === "folder") return;
  // Images that were uploaded before the shop had a bucket.
  const uploads = join(dataDir, "images", "uploads");
  const cacheFolder = join(dataDir, "cache", "pictures");
  const cache = createImageCache(cacheFolder, imageStore?.cacheBytes ?? DEFAULT_CACHE_BYTES);
  const enqueue = createFairQueue(FETCH_LIMITS);
  const fetching = new Map<string, Promise<Fetched>>();
  const missing = new LRUCache<string, true>({ max: 10_000, ttl: MISSING_MS });

  // During a database outage, the bucket is asked.
  const mayExist = (name: string) => isUploaded(name.slice(0, NAME_LENGTH)).catch(() => true);

  /** Concurrent requests for a file share one fetch. */
  function fetchOnce(name: string): Promise<Fetched> {
    const work = fetching.get(name) ?? fetchAndCache(name).finally(() => fetching.delete(name));
    fetching.set(name, work);
    return work;
  }

  async function fetchAndCache(name: string): Promise<Fetched> {
    // Another request may have cached it during the database check.
    if (await cache.has(name)) return "cached";
    const reading = enqueue(() => storage.read(`uploads/${name}`));
    if (!reading) throw new AppError("unavailable", { headers: { "retry-after": "2" } });
    const file = await reading;
    if (!file) return null;
    try {
      await cache.store(name, file);
      return "cached";
    } catch (error) {
      // Serves the image even if the disk is full.
      app.log.warn({ err: error }, "could not cache an image");
      return file;
    }
  }

  async function fetchAndSend(name: string, reply: FastifyReply): Promise<FastifyReply> {
    const found = missing.has(name) || !(await mayExist(name)) ? null : await fetchOnce(name);
    if (found === "cached") return send(reply, name, cacheFolder);
    if (found) return imageHeaders(reply).type("image/webp").send(found.data);
    missing.set(name, true);
    return notFound(reply);
  }

  app.get<{ Params: { name: string } }>("/images/uploads/:name", async ({ params: { name } }, reply) => {
    if (!UPLOAD.test(name)) return notFound(reply);
    if (await isFile(join(uploads, name))) return send(reply, name, uploads);
    if (await cache.has(name)) return send(reply, name, cacheFolder);
    return fetchAndSend(name, reply);
  });
}

const send = (reply: FastifyReply, name: string, folder: string) =>
  imageHeaders(reply).sendFile(name, folder, { cacheControl: false, dotfiles: "ignore" });

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
