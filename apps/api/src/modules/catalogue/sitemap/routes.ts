import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CatalogueContext } from "../context";
import { listPages, listProductPages } from "./list-addresses";
import { createPartChanges } from "./part-changes";
import { createSitemapParts } from "./sitemap-parts";
import { toIndex, XML_TYPE } from "./sitemap-xml";

const NOT_FOR_ROBOTS = ["/admin", "/api/", "/cart", "/checkout", "/dashboard", "/order/", "/settings"];
const AN_HOUR = "public, max-age=3600";
// Nobody needs all parts more often; they are read from the table each time.
const LIMIT = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };

/**
 * What search engines are told of an open shop. Where the catalogue is for members there is nothing to tell, and these
 * are addresses like any other that does not exist.
 */
export function sitemapRoutes(app: FastifyInstance, context: CatalogueContext): void {
  const { settings, originOf } = context;
  const findParts = createSitemapParts(context);
  const findChanges = createPartChanges(context, findParts);
  const whenOpen =
    (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (settings.current.catalogue !== "public") return reply.callNotFound();
      return answer(request, reply.header("cache-control", AN_HOUR));
    };

  app.get(
    "/robots.txt",
    whenOpen(async (request, reply) => {
      const rules = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join("");
      const text = `User-agent: *\n${rules}\nSitemap: ${originOf(request)}/sitemap.xml\n`;
      return reply.type("text/plain; charset=utf-8").send(text);
    }),
  );

  app.get(
    "/sitemap.xml",
    LIMIT,
    whenOpen(async (request, reply) => {
      const [starts, changes] = await Promise.all([findParts(), findChanges()]);
      const address = (name: string) => `${originOf(request)}/sitemap-${name}.xml`;
      const parts = starts.map((start) => ({
        address: address(`products-${start || "first"}`),
        changedAt: changes.get(start),
      }));
      return reply.type(XML_TYPE).send(toIndex([{ address: address("pages") }, ...parts]));
    }),
  );

  app.get(
    "/sitemap-pages.xml",
    LIMIT,
    whenOpen(async (request, reply) =>
      reply.type(XML_TYPE).send(await listPages(context, originOf(request))),
    ),
  );

  app.get<{ Params: { start: string } }>(
    "/sitemap-products-:start.xml",
    LIMIT,
    whenOpen(async (request, reply) => {
      const { start } = request.params as { start: string };
      const parts = await findParts();
      const place = parts.indexOf(start === "first" ? "" : start);
      // Only parts that there are: whatever else is asked for would be work for nothing.
      if (place === -1) return reply.removeHeader("cache-control").callNotFound();
      const range = { from: parts[place] ?? "", until: parts[place + 1] };
      return reply
        .type(XML_TYPE)
        .send(Readable.from(listProductPages(context, range, originOf(request)), { objectMode: false }));
    }),
  );
}
