import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config";
import { BUILT_ASSETS } from "../http/security-headers";
import { publishAssets } from "./asset-store";

const A_YEAR = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400, stale-while-revalidate=604800";
const AN_HOUR_MS = 3_600_000;

/** Pictures (uploaded ones first), and the built web app's files where there is a build. */
export async function serveFiles(
  app: FastifyInstance,
  { dataDir, webBuildDir }: Pick<Config, "dataDir" | "webBuildDir">,
  clock: () => Date,
): Promise<void> {
  const uploads = join(dataDir, "images");
  const client = join(webBuildDir, "client");
  mkdirSync(uploads, { recursive: true });
  const built = existsSync(client);

  await app.register(fastifyStatic, {
    root: [uploads, ...(existsSync(join(client, "images")) ? [join(client, "images")] : [])],
    prefix: "/images/",
    dotfiles: "ignore",
    cacheControl: false,
    index: false,
    setHeaders: pictureHeaders,
  });
  if (!built) return;

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
    // Their names carry a hash of their content: nobody ever asks whether they have changed.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => reply.header("cache-control", A_YEAR),
  });
  for (const name of otherFiles(client)) {
    app.get(`/${name}`, (_request, reply) =>
      reply.header("cache-control", A_DAY).sendFile(name, client, { cacheControl: false }),
    );
  }
}

/** What every picture is sent with. */
export function pictureHeaders<R extends { header(name: string, value: string): unknown }>(reply: R): R {
  reply.header("cache-control", A_DAY);
  // A storefront on another origin shows the same pictures.
  reply.header("cross-origin-resource-policy", "cross-origin");
  return reply;
}

/** Now and then each hour: a build that is still in use never counts as old. */
async function publishHourly(
  app: FastifyInstance,
  assets: string,
  store: string,
  clock: () => Date,
): Promise<void> {
  // Without it this process serves its own assets all the same.
  const publish = () =>
    publishAssets(assets, store, clock()).catch((error: unknown) =>
      app.log.warn({ err: error }, "could not copy the assets for other processes"),
    );
  await publish();
  const timer = setInterval(publish, AN_HOUR_MS).unref();
  app.addHook("onClose", () => clearInterval(timer));
}

/** Icons, manifest and whatever else lies beside the pictures and assets. */
function otherFiles(client: string): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((name) => !name.startsWith("images/") && !name.startsWith("assets/"));
}
