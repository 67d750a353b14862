import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { type IndexedProduct, IndexSnapshot } from "./index-snapshot";
import { readCategoryWords, readProductsAfter } from "./read-products";

const PAGE = 2_000;

/** The facts of all products, or why there are none. */
type Built = IndexSnapshot | "too few" | "no room" | "overtaken";

interface Building {
  read: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
  /** Fewer products than this need no index. */
  smallest: number;
  hasRoom(facts: IndexSnapshot): boolean;
  /** Whether what was read so far has become void. */
  isOvertaken(): boolean;
  /** Told after each page which part of all products is read. */
  onProgress(share: number): void;
}

/** Reads the facts page by page; the database reads the next one while one is put in. */
export async function buildSnapshot(building: Building): Promise<Built> {
  const { read, smallest, hasRoom, isOvertaken, onProgress } = building;
  const count = await read(countProducts);
  if (count < smallest) return "too few";
  const facts = new IndexSnapshot();
  facts.reserve(count);
  facts.titles?.nameCategories(await read(readCategoryWords));
  const pageAfter = (last?: IndexedProduct) => read((db) => readProductsAfter(db, last, PAGE));
  for (let coming: Promise<IndexedProduct[]> | null = pageAfter(); coming; ) {
    const page: IndexedProduct[] = await coming;
    if (isOvertaken()) return "overtaken";
    coming = page.length < PAGE ? null : pageAfter(page.at(-1));
    // Whoever waits for it hears of its failure; nobody may wait for it any more.
    coming?.catch(() => {});
    for (const fact of page) facts.put(fact);
    if (!hasRoom(facts)) return "no room";
    onProgress(facts.rows / count);
  }
  return facts;
}

async function countProducts(db: Executor): Promise<number> {
  const row = await queryFirst<{ products: number }>(
    db,
    sql`select coalesce(sum(products), 0)::int as products from catalogue_counts`,
  );
  return row?.products ?? 0;
}
