import { CATEGORIES } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { queryRows } from "../../../db/executor";
import { listCollections } from "../collections";
import type { CatalogueContext } from "../context";
import { CLOSING, OPENING, toUrl } from "./sitemap-xml";

const PAGES = [
  "/",
  "/nike",
  "/about-us",
  "/services",
  "/contact-us",
  "/terms",
  "/privacy",
  "/returns",
  "/products",
  ...CATEGORIES.map((category) => `/products/${category}`),
];
const READ_AT_ONCE = 2_000;
/** As many as a sitemap may have. */
const MOST = 50_000;

interface Reading {
  replicas: Pick<CatalogueContext["replicas"], "read">;
}

/** The pages of an open shop that are no products. */
export async function listPages({ replicas }: Reading, origin: string): Promise<string> {
  const collections = await replicas.read((db) => listCollections(db));
  const found = collections.map(({ slug }) => `/products?collection=${encodeURIComponent(slug)}`);
  return OPENING + [...PAGES, ...found].map((path) => toUrl(origin + path)).join("") + CLOSING;
}

interface Row {
  id: string;
  slug: string | null;
  updatedAt: string;
}

/** The products of one part that everybody may see, a few thousand at a time: no more of them is ever held. */
export async function* listProductPages(
  { replicas }: Reading,
  { from, until }: { from: string; until: string | undefined },
  origin: string,
): AsyncGenerator<string> {
  yield OPENING;
  let after = from;
  let isFirst = true;
  for (let listed = 0; listed < MOST; ) {
    const rows: Row[] = await replicas.read((db) =>
      queryRows<Row>(
        db,
        sql`
        select id, slug, updated_at as "updatedAt" from products
        where published and ${isFirst ? sql`id >= ${after}` : sql`id > ${after}`}
          and ${until === undefined ? sql`true` : sql`id < ${until}`}
        order by id limit ${Math.min(READ_AT_ONCE, MOST - listed)}`,
      ),
    );
    if (rows.length === 0) break;
    const lines = rows.map(({ id, slug, updatedAt }) =>
      toUrl(`${origin}/products/details/${encodeURIComponent(slug ?? id)}`, new Date(updatedAt)),
    );
    yield lines.join("");
    listed += rows.length;
    after = rows.at(-1)?.id ?? after;
    isFirst = false;
  }
  yield CLOSING;
}
