import { CATEGORIES } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { queryRows } from "../../../db/executor";
import { listKinds } from "../attributes";
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
const BATCH_SIZE = 2_000;
/** Limit of the sitemap protocol. */
const MAX_URLS = 50_000;

interface Context {
  replicas: Pick<CatalogueContext["replicas"], "read">;
}

/** Sitemap of all public pages except products. */
export async function listPages({ replicas }: Context, origin: string): Promise<string> {
  const [collections, kinds] = await replicas.read((db) => Promise.all([listCollections(db), listKinds(db)]));
  const listPaths = [
    ...kinds.map(({ key }) => `/products?kind=${encodeURIComponent(key)}`),
    ...collections.map(({ slug }) => `/products?collection=${encodeURIComponent(slug)}`),
  ];
  return OPENING + [...PAGES, ...listPaths].map((path) => toUrl(origin + path)).join("") + CLOSING;
}

interface Row {
  id: string;
  slug: string | null;
  updatedAt: string;
}

/** Streams the published products of one sitemap part in batches, to limit memory. */
export async function* listProductPages(
  { replicas }: Context,
  { from, until }: { from: string; until: string | undefined },
  origin: string,
): AsyncGenerator<string> {
  yield OPENING;
  let after = from;
  let isFirst = true;
  for (let listed = 0; listed < MAX_URLS; ) {
    const rows: Row[] = await replicas.read((db) =>
      queryRows<Row>(
        db,
        sql`
        select id, slug, updated_at as "updatedAt" from products
        where published and ${isFirst ? sql`id >= ${after}` : sql`id > ${after}`}
          and ${until === undefined ? sql`true` : sql`id < ${until}`}
        order by id limit ${Math.min(BATCH_SIZE, MAX_URLS - listed)}`,
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
