import { categoryLabels, isCategory, type ProductsReport, type ReportQuery } from "@larkwood/contract";
import { type DayRange, fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { isSold } from "../orders";
import { isWithin } from "../payments";
import { frameFields, openReport, type ReportContext, timesOf } from "./report-frame";
import { addSums, compareSums, type Group, groupRows } from "./report-rows";

type ProductGroup = ProductsReport["by"];

const NOTHING = { orders: 0, units: 0, returned: 0, itemCents: 0, discountCents: 0, grossCents: 0 };
type ProductSums = typeof NOTHING;

const layout = {
  zero: NOTHING,
  toFigures: ({ orders, units, returned, itemCents, discountCents, grossCents }: ProductSums) => ({
    orders,
    units,
    returned,
    items: fromCents(itemCents),
    discount: fromCents(discountCents),
    gross: fromCents(grossCents),
  }),
};

const keys = {
  product: sql`coalesce(line.product_id, '')`,
  variant: sql`coalesce(line.variant_id, line.product_id, '')`,
  category: sql`coalesce(products.category, '')`,
};

/** What was ordered in a period. Discount and tax of an order belong to its lines as in `paidPerLine`. */
export function readProductsReport(
  context: ReportContext,
  { by = "product", ...query }: ReportQuery & { by?: ProductGroup | undefined },
  maxRows?: number,
): Promise<ProductsReport> {
  const frame = openReport(query, context);
  return context.replicas.read(async (db) => {
    const read = async (range: DayRange) => {
      const times = timesOf(range, frame.timeZone);
      const [groups, gross] = await Promise.all([readLines(db, times, by), readGross(db, times)]);
      const sum = addSums(
        NOTHING,
        groups.map(({ sums }) => sums),
      );
      return { groups, sum: { ...sum, orders: gross.orders }, deliveryCents: gross.cents - sum.grossCents };
    };
    const [now, before] = await Promise.all([read(frame.period), frame.compared && read(frame.compared)]);
    return {
      ...frameFields(frame),
      by,
      rows: groupRows(layout, now.groups, before?.groups ?? null, {
        weigh: ({ grossCents }) => grossCents,
        ...(maxRows && { maxRows }),
      }),
      total: compareSums(layout, now.sum, before?.sum ?? null),
      delivery: fromCents(now.deliveryCents),
    };
  });
}

type Times = { from: Date; until: Date };

async function readGross(db: Executor, times: Times): Promise<{ orders: number; cents: number }> {
  const row = await queryFirst<{ orders: number; cents: string | null }>(
    db,
    sql`
    SELECT count(*)::int AS orders, sum(total_cents) AS cents
    FROM orders WHERE ${isWithin(sql`orders.created_at`, times)} AND ${isSold}`,
  );
  return { orders: row?.orders ?? 0, cents: Number(row?.cents ?? 0) };
}

// The id of an order begins with its time, so its lines are read from the index by id.
const firstIdAt = (time: Date) => time.getTime().toString(16).padStart(12, "0");

async function readLines(db: Executor, { from, until }: Times, by: ProductGroup) {
  // Each share is the difference of two cumulative shares, so that no cent is lost.
  const discountUpTo = (cents: string) =>
    sql.raw(`(CASE cart_off WHEN 0 THEN 0 ELSE div(cart_off::numeric * (${cents}), discounted_cents) END)`);
  const paidUpTo = (cents: ReturnType<typeof sql.raw>) => sql`(CASE total_cents
    WHEN goods_cents THEN ${cents} ELSE div(total_cents * (${cents})::numeric, nullif(goods_cents, 0)) END)`;
  const restUpTo = (cents: string) => sql`(${sql.raw(cents)} - ${discountUpTo(cents)})`;
  const rows = await queryRows<{ key: string; name: string } & Record<keyof ProductSums, string>>(
    db,
    sql`
    WITH line AS (
      SELECT order_lines.*, price_cents::bigint * quantity - order_lines.discount_cents AS cost, total_cents,
        orders.discount_cents - line_discount_cents AS cart_off, subtotal_cents - line_discount_cents AS discounted_cents,
        subtotal_cents - orders.discount_cents + shipping_cents AS goods_cents,
        (sum(price_cents::bigint * quantity - order_lines.discount_cents) OVER (PARTITION BY order_id ORDER BY position))::bigint AS up_to
      FROM order_lines JOIN orders ON orders.id = order_lines.order_id
      WHERE order_id >= ${firstIdAt(from)} AND order_id < ${firstIdAt(until)}
        AND orders.id >= ${firstIdAt(from)} AND orders.id < ${firstIdAt(until)} AND ${isSold}
    )
    SELECT ${keys[by]} AS key, max(line.name) AS name, count(DISTINCT order_id) AS orders, sum(line.quantity) AS units,
      sum(returned) AS returned, sum(cost + discount_cents) AS "itemCents",
      sum(discount_cents + ${discountUpTo("up_to")} - ${discountUpTo("up_to - cost")}) AS "discountCents",
      sum(coalesce(${paidUpTo(restUpTo("up_to"))} - ${paidUpTo(restUpTo("(up_to - cost)"))}, 0)) AS "grossCents"
    FROM line ${by === "category" ? sql`LEFT JOIN products ON products.id = line.product_id` : sql``}
    GROUP BY 1`,
  );
  const labels = await readLabels(
    db,
    rows.map(({ key }) => key),
    by,
  );
  return rows.map(({ key, name, ...sums }): Group<ProductSums> => {
    const numbers = Object.entries(sums).map(([column, sum]) => [column, Number(sum)]);
    return {
      key,
      label: labels.get(key) ?? (key ? name : "Deleted products"),
      sums: Object.fromEntries(numbers),
    };
  });
}

async function readLabels(
  db: Executor,
  ids: readonly string[],
  by: ProductGroup,
): Promise<ReadonlyMap<string, string>> {
  if (by === "category")
    return new Map(ids.flatMap((id) => (isCategory(id) ? [[id, categoryLabels[id]] as const] : [])));
  const chosen = sql.param(ids.filter(Boolean));
  const rows = await queryRows<{ id: string; label: string }>(
    db,
    sql`
    SELECT id, name AS label FROM products WHERE id = ANY(${chosen}::text[])
    UNION ALL
    SELECT variants.id, products.name || ', ' || variants.label
    FROM variants JOIN products ON products.id = variants.product_id WHERE variants.id = ANY(${chosen}::text[])`,
  );
  return new Map(rows.map(({ id, label }) => [id, label]));
}
