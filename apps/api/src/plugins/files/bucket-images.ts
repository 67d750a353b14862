import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../../config";
import { AppError } from "../../core/app-error";
import { createFairQueue } from "../../core/concurrency";
import { createImageCache } from "../../storage/image-cache";
import type { ImageStores } from "../../storage/open-storage";
import type { StoredFile } from "../../storage/storage";
import { pictureHeaders } from "./static-files";

/** A file that lies in the cache now, or one that found no room there. */
type Fetched = "kept" | StoredFile | null;

const UPLOAD = /^[0-9a-f]{32}_\d{2,4}\.webp$/;
const NAME_LENGTH = 32;
const MISSING_MS = 10_000;
// A slow bucket must not fill the memory with visitors who wait for it.
const FETCHES = { atOnce: 16, waiting: 200 };

/**
 * Uploaded pictures of a shop with a bucket: from this machine's folders, else from the bucket into one of them. Names
 * that nobody was ever given do not get into the line for the bucket: whoever makes them up could fill it.
 */
export function serveBucketImages(
  app: FastifyInstance,
  { dataDir, imageStore }: Pick<Config, "dataDir" | "imageStore">,
  { storage }: ImageStores,
  isUploaded: (name: string) => Promise<boolean>,
): void {
  if (!imageStore) return;
  // Here lie those that were uploaded before there was a bucket.
  const uploads = join(dataDir, "images", "uploads");
  const kept = join(dataDir, "cache", "pictures");
  const cache = createImageCache(kept, imageStore.cacheBytes);
  const limit = createFairQueue(FETCHES);
  const fetching = new Map<string, Promise<Fetched>>();
  const missing = new LRUCache<string, true>({ max: 10_000, ttl: MISSING_MS });

  // While the database is away the bucket knows.
  const mayExist = (name: string) => isUploaded(name.slice(0, NAME_LENGTH)).catch(() => true);

  /** Fetches a file once and keeps it, however many ask for it. */
  function fetchOnce(name: string): Promise<Fetched> {
    const work = fetching.get(name) ?? fetchAndKeep(name).finally(() => fetching.delete(name));
    fetching.set(name, work);
    return work;
  }

  async function fetchAndKeep(name: string): Promise<Fetched> {
    // Whoever asked the database for longer than the others comes when it is there already.
    if (await cache.has(name)) return "kept";
    const turn = limit(() => storage.read(`uploads/${name}`));
    if (!turn) throw new AppError("unavailable", { headers: { "retry-after": "2" } });
    const file = await turn;
    if (!file) return null;
    try {
      await cache.keep(name, file);
      return "kept";
    } catch (error) {
      // A full disk is no reason to show nothing.
      app.log.warn({ err: error }, "could not cache an image");
      return file;
    }
  }

  async function fetchAndSend(name: string, reply: FastifyReply): Promise<FastifyReply> {
    const found = missing.has(name) || !(await mayExist(name)) ? null : await fetchOnce(name);
    if (found === "kept") return send(reply, name, kept);
    if (found) return pictureHeaders(reply).type("image/webp").send(found.data);
    missing.set(name, true);
    return notFound(reply);
  }

  app.get<{ Params: { name: string } }>("/images/uploads/:name", async ({ params: { name } }, reply) => {
    if (!UPLOAD.test(name)) return notFound(reply);
    if (await isFile(join(uploads, name))) return send(reply, name, uploads);
    if (await cache.has(name)) return send(reply, name, kept);
    return fetchAndSend(name, reply);
  });
}

const send = (reply: FastifyReply, name: string, folder: string) =>
  pictureHeaders(reply).sendFile(name, folder, { cacheControl: false, dotfiles: "ignore" });

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
