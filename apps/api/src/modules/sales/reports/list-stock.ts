import { MAX_COUNTED_STOCK, type StockLevel } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { CursorPosition, SortOrder } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import { splitTerms } from "../../../core/search-terms";
import { countUpTo, type Executor, queryRows } from "../../../db/executor";
import type { SalesContext } from "../context";
import {
  isLow,
  lowStockOf,
  stockItemId,
  stockItemQuantity,
  stockItems,
  unitsInOpenOrders,
} from "./stock.repo";

interface StockQuery extends PageQuery {
  search?: string | undefined;
  skus?: string[] | undefined;
  ids?: string[] | undefined;
  low?: boolean | undefined;
}

const BY_NAME: SortOrder = { key: sql`name_key`, type: "text", descending: false };
const position = sql`coalesce(variants.position, 0)`;

/** A page of the stock of all variants and products without options, by name. */
export function listStock(
  { db, settings }: Pick<SalesContext, "db" | "settings">,
  query: StockQuery,
): Promise<Page<StockLevel>> {
  const { lowStock } = settings.current;
  const condition = matches(query, lowStock);
  return fetchPage(query, {
    order: BY_NAME,
    read: async (after, limit) =>
      withOrders(db, await stockItemsAfter(db, { condition, lowStock, after, limit })),
    count: () => countUpTo(db, MAX_COUNTED_STOCK, sql`${stockItems} WHERE ${condition}`),
    positionOf: ({ nameKey, position, productId }) => ({ key: `${position} ${nameKey}`, id: productId }),
    map: ({ nameKey: _, position: __, ...level }) => level,
  });
}

function matches({ search = "", skus, ids, low }: StockQuery, lowStock: number): SQL {
  const text = sql`lower(concat_ws(' ', products.name, variants.label, skus.sku))`;
  const parts = [
    ...splitTerms(search).map((word) => sql`position(lower(${word}) in ${text}) > 0`),
    ...(skus ? [sql`upper(skus.sku) = ANY(${sql.param(skus.map((sku) => sku.toUpperCase()))}::text[])`] : []),
    ...(ids ? [sql`${stockItemId} = ANY(${sql.param(ids)}::text[])`] : []),
    ...(low ? [isLow(lowStock)] : []),
  ];
  return parts.reduce((all, one) => sql`${all} AND ${one}`, sql`true`);
}

type StockItemRow = Omit<StockLevel, "inOrders"> & { nameKey: string; position: number };
interface Selection {
  condition: SQL;
  lowStock: number;
  after: CursorPosition | null;
  limit: number;
}

function stockItemsAfter(
  db: Executor,
  { condition, lowStock, after, limit }: Selection,
): Promise<StockItemRow[]> {
  return queryRows<StockItemRow>(
    db,
    sql`
    SELECT products.id AS "productId", ${stockItemId} AS "variantId", skus.sku, products.name, name_key AS "nameKey",
      coalesce(variants.label, '') AS variant, ${position} AS position, ${stockItemQuantity} AS quantity,
      ${lowStockOf(lowStock)} AS "lowStock"
    FROM ${stockItems} WHERE ${condition} AND ${after ? isAfter(after) : sql`true`}
    ORDER BY name_key, products.id, ${position} LIMIT ${limit}`,
  );
}

/** Variants of a product are listed in the order of the product's page. The cursor has both, name and position. */
function isAfter({ key, id }: CursorPosition): SQL {
  const [, place, name = ""] = /^(\d{1,3}) (.*)$/.exec(key) ?? [];
  if (place === undefined)
    throw new AppError("invalid_input", { errors: { cursor: "This cursor is not valid for this list" } });
  // The first condition can use the index by name.
  return sql`(name_key, products.id) >= (${name}::text, ${id})
    AND (name_key, products.id, ${position}) > (${name}::text, ${id}, ${Number(place)}::integer)`;
}

async function withOrders<Row extends StockItemRow>(
  db: Executor,
  rows: readonly Row[],
): Promise<(Row & { inOrders: number })[]> {
  const units = await unitsInOpenOrders(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.map((row) => ({ ...row, inOrders: units.get(row.variantId) ?? 0 }));
}
