import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CatalogueContext } from "../context";
import { listPages, listProductPages } from "./list-addresses";
import { createPartChanges } from "./part-changes";
import { createSitemapParts } from "./sitemap-parts";
import { toIndex, XML_TYPE } from "./sitemap-xml";

const DISALLOWED_PATHS = ["/admin", "/api/", "/cart", "/checkout", "/dashboard", "/order/", "/settings"];
const ONE_HOUR = "public, max-age=3600";
// Parts are read from the database on each request.
const RATE_LIMIT = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };

/** robots.txt and sitemaps. They return 404 while the catalogue is members-only. */
export function sitemapRoutes(app: FastifyInstance, context: CatalogueContext): void {
  const { settings, originOf } = context;
  const findParts = createSitemapParts(context);
  const findChanges = createPartChanges(context, findParts);
  const whenPublic =
    (handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (settings.current.catalogue !== "public") return reply.callNotFound();
      return handle(request, reply.header("cache-control", ONE_HOUR));
    };

  app.get(
    "/robots.txt",
    whenPublic(async (request, reply) => {
      const rules = DISALLOWED_PATHS.map((path) => `Disallow: ${path}\n`).join("");
      const text = `User-agent: *\n${rules}\nSitemap: ${originOf(request)}/sitemap.xml\n`;
      return reply.type("text/plain; charset=utf-8").send(text);
    }),
  );

  app.get(
    "/sitemap.xml",
    RATE_LIMIT,
    whenPublic(async (request, reply) => {
      const [starts, changes] = await Promise.all([findParts(), findChanges()]);
      const urlOf = (name: string) => `${originOf(request)}/sitemap-${name}.xml`;
      const parts = starts.map((start) => ({
        url: urlOf(`products-${start || "first"}`),
        changedAt: changes.get(start),
      }));
      return reply.type(XML_TYPE).send(toIndex([{ url: urlOf("pages") }, ...parts]));
    }),
  );

  app.get(
    "/sitemap-pages.xml",
    RATE_LIMIT,
    whenPublic(async (request, reply) =>
      reply.type(XML_TYPE).send(await listPages(context, originOf(request))),
    ),
  );

  app.get<{ Params: { start: string } }>(
    "/sitemap-products-:start.xml",
    RATE_LIMIT,
    whenPublic(async (request, reply) => {
      const { start } = request.params as { start: string };
      const parts = await findParts();
      const index = parts.indexOf(start === "first" ? "" : start);
      if (index === -1) return reply.removeHeader("cache-control").callNotFound();
      const range = { from: parts[index] ?? "", until: parts[index + 1] };
      return reply
        .type(XML_TYPE)
        .send(Readable.from(listProductPages(context, range, originOf(request)), { objectMode: false }));
    }),
  );
}
