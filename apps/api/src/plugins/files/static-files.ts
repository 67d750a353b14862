import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config";
import { BUILT_ASSETS } from "../http/security-headers";
import { publishAssets } from "./asset-store";

const CACHE_FOR_A_YEAR = "public, max-age=31536000, immutable";
const CACHE_FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";
const HOUR_MS = 3_600_000;

/** Serves images (uploaded ones first) and the files of the built web app, if there is a build. */
export async function serveFiles(
  app: FastifyInstance,
  { dataDir, webBuildDir }: Pick<Config, "dataDir" | "webBuildDir">,
  clock: () => Date,
): Promise<void> {
  const uploads = join(dataDir, "images");
  const client = join(webBuildDir, "client");
  mkdirSync(uploads, { recursive: true });
  const hasBuild = existsSync(client);

  await app.register(fastifyStatic, {
    root: [uploads, ...(existsSync(join(client, "images")) ? [join(client, "images")] : [])],
    prefix: "/images/",
    dotfiles: "ignore",
    cacheControl: false,
    index: false,
    setHeaders: imageHeaders,
  });
  if (!hasBuild) return;

  const store = join(dataDir, "assets");
  await publishHourly(app, join(client, "assets"), store, clock);
  await app.register(fastifyStatic, {
    root: [join(client, "assets"), store],
    prefix: BUILT_ASSETS,
    dotfiles: "ignore",
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    // File names contain a content hash, so clients never revalidate.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => reply.header("cache-control", CACHE_FOR_A_YEAR),
  });
  for (const name of otherFiles(client)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header("cache-control", CACHE_FOR_A_DAY).sendFile(name, client, { cacheControl: false }),
    );
  }
}

/** Sets the headers of every image response. */
export function imageHeaders<R extends { header(name: string, value: string): unknown }>(reply: R): R {
  reply.header("cache-control", CACHE_FOR_A_DAY);
  // A storefront on another origin shows the same images.
  reply.header("cross-origin-resource-policy", "cross-origin");
  return reply;
}

/** Publishes the assets now and every hour, which marks the build as in use. */
async function publishHourly(
  app: FastifyInstance,
  assets: string,
  store: string,
  clock: () => Date,
): Promise<void> {
  // If it fails, this process still serves its own assets.
  const publish = () =>
    publishAssets(assets, store, clock()).catch((error: unknown) =>
      app.log.warn({ err: error }, "could not copy the assets for other processes"),
    );
  await publish();
  const timer = setInterval(publish, HOUR_MS).unref();
  app.addHook("onClose", () => clearInterval(timer));
}

/** Icons, manifest and other files outside of images and assets. */
function otherFiles(client: string): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.startsWith("images/") && !name.startsWith("assets/"));
}
