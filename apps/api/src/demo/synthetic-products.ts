import { sql } from "drizzle-orm";
import type { Database } from "../db/connection/client";
import { type Executor, queryRows } from "../db/executor";
import { inTransaction } from "../db/transaction";

const BATCH_SIZE = 50_000;
const YEAR_MS = 31_536_000_000;

const split = (line: string) => line.split(" ");
const STYLES = split("Alder Birch Brook Cedar Dale Elm Fjord Glen Harbour Heath Holm Isle");
const MATERIALS = [
  ...split("oak walnut ash beech pine teak bamboo rattan linen wool cotton velvet"),
  ...split("leather brass steel marble stoneware glass cork felt jute concrete copper birch"),
];
const PRODUCT_TYPES = [
  ...split("Sofa Armchair Lamp Rug Desk Bookcase Bench Stool Table Chair Wardrobe Mirror"),
  ...split("Nightstand Sideboard Shelf Cabinet Bed Dresser Vase Clock Tray Basket Ottoman"),
  ...split("Cushion Throw Curtain Pendant Trolley Planter Lounger Parasol Hook Crate Screen"),
];
const COLOURS = split("white beige brown black grey green blue red yellow");
const DETAILS = [
  ["rounded corners", "tapered legs", "a soft edge", "hidden drawers", "a woven seat", "a brushed finish"],
  ["turned feet", "a high back", "dovetail joints", "a linen shade", "cast handles", "a matt glaze"],
].flat();

/**
 * Adds generated products for load tests, with the same content in each run and realistic word frequencies.
 * A third of them has seats, and one in 13 has a reduced price.
 */
export async function addSyntheticProducts(db: Database, count: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const indexes = await queryRows<{ name: string; definition: string }>(
      tx,
      sql`
        select indexname as name, indexdef as definition
        from pg_indexes
        where schemaname = current_schema() and tablename = 'products' and indexname <> 'products_pkey'`,
    );
    // Building an index once is much faster than a million insertions.
    for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
    for (let start = 0; start < count; start += BATCH_SIZE) {
      await insertBatch(tx, { start, end: Math.min(start + BATCH_SIZE, count) - 1, count });
    }
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  // The planner needs statistics before autovacuum runs.
  await db.execute(sql`vacuum analyze products`);
  await db.execute(sql`analyze search_vocabulary`);
}

interface Batch {
  start: number;
  end: number;
  count: number;
}

async function insertBatch(tx: Executor, { start, end, count }: Batch): Promise<void> {
  const now = Date.now();
  const list = (texts: readonly string[]) => sql.param(texts);
  await tx.execute(sql`
      insert into products (id, name, description, category, price_cents, quantity, image_url, created_at, updated_at,
        compare_at_cents, attributes)
      select
        lpad(to_hex((${now}::bigint - age)::bigint), 12, '0') || lpad(to_hex(n), 12, 'f'),
        style || ' ' || initcap(material) || ' ' || thing || ' ' || (n % 9973),
        'A ' || lower(thing) || ' of solid ' || material || ' with ' || detail || ', made by hand in ' || second
          || ' and finished with ' || (${list(DETAILS)}::text[])[1 + h % 12] || '. ' || (40 + h % 160) || ' by '
          || (30 + h % 70) || ' cm.',
        (array['livingroom', 'bedroom', 'dining', 'kitchen', 'workplace', 'outdoor', 'other'])[1 + h % 7],
        2400 + (h % 286600),
        case when h % 11 = 0 then 0 else h % 140 end,
        '/images/products/placeholder_1280.webp',
        to_timestamp((${now}::bigint - age) / 1000),
        to_timestamp((${now}::bigint - age) / 1000),
        case when g % 13 = 0 then 2400 + (h % 286600) + 5000 end,
        jsonb_build_object('width', 40 + h % 160, 'depth', 30 + h % 70, 'height', 35 + g % 150,
          'material', jsonb_build_array(material, second), 'colour', jsonb_build_array(colour))
          || case when g % 3 = 0 then jsonb_build_object('seats', 1 + g % 4) else '{}' end
      from generate_series(${start}::int, ${end}::int) as n
      cross join lateral (select abs(hashint4(n)) as h, abs(hashint8(n * 7919::bigint)) as g) as hashes
      cross join lateral (
        select
          (${YEAR_MS}::bigint * (${count}::bigint - n) / ${count}::bigint) as age,
          (${list(STYLES)}::text[])[1 + g % ${STYLES.length}::int] as style,
          (${list(MATERIALS)}::text[])[1 + (g / 16) % ${MATERIALS.length}::int] as material,
          (${list(MATERIALS)}::text[])[1 + (h / 16) % ${MATERIALS.length}::int] as second,
          (${list(PRODUCT_TYPES)}::text[])[1 + (g / 512) % ${PRODUCT_TYPES.length}::int] as thing,
          (${list(DETAILS)}::text[])[1 + (g / 32768) % ${DETAILS.length}::int] as detail,
          (${list(COLOURS)}::text[])[1 + (g / 131) % ${COLOURS.length}::int] as colour
      ) as words`);
}
