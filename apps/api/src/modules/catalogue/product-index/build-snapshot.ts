import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { type IndexedProduct, IndexSnapshot } from "./index-snapshot";
import { readProductsAfter } from "./read-products";

const PAGE_SIZE = 2_000;

/** The snapshot, or the reason why there is none. */
type BuildResult = IndexSnapshot | "too-small" | "too-large" | "outdated";

interface BuildOptions {
  read: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
  /** Smaller catalogues need no index. */
  minProducts: number;
  fitsInMemory(snapshot: IndexSnapshot): boolean;
  /** Whether the rows read so far are no longer valid. */
  isOutdated(): boolean;
  /** Called after each page with the share of products read. */
  onProgress(share: number): void;
}

/** Reads all products page by page. The database reads the next page while the current one is indexed. */
export async function buildSnapshot(options: BuildOptions): Promise<BuildResult> {
  const { read, minProducts, fitsInMemory, isOutdated, onProgress } = options;
  const count = await read(countProducts);
  if (count < minProducts) return "too-small";
  const snapshot = new IndexSnapshot();
  snapshot.reserve(count);
  const readPageAfter = (last?: IndexedProduct) => read((db) => readProductsAfter(db, last, PAGE_SIZE));
  for (let next: Promise<IndexedProduct[]> | null = readPageAfter(); next; ) {
    const page: IndexedProduct[] = await next;
    if (isOutdated()) return "outdated";
    next = page.length < PAGE_SIZE ? null : readPageAfter(page.at(-1));
    // Avoids an unhandled rejection if the function returns before it awaits this page.
    next?.catch(() => {});
    for (const product of page) snapshot.put(product);
    if (!fitsInMemory(snapshot)) return "too-large";
    onProgress(snapshot.rows / count);
  }
  return snapshot;
}

async function countProducts(db: Executor): Promise<number> {
  const row = await queryFirst<{ products: number }>(
    db,
    sql`select coalesce(sum(products), 0)::int as products from catalogue_counts`,
  );
  return row?.products ?? 0;
}
