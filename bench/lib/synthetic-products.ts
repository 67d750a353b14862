import type postgres from "postgres";

const BATCH = 50_000;

const MAKERS = [
  "Alder",
  "Birk",
  "Cove",
  "Dune",
  "Elm",
  "Fjord",
  "Grove",
  "Heath",
  "Isle",
  "Juno",
  "Kelp",
  "Lund",
  "Moss",
  "Nord",
  "Orla",
];
const MATERIALS = [
  "oak",
  "walnut",
  "ash",
  "linen",
  "wool",
  "steel",
  "marble",
  "rattan",
  "leather",
  "velvet",
  "pine",
  "brass",
];
const THINGS = [
  "sofa",
  "armchair",
  "table",
  "desk",
  "lamp",
  "rug",
  "stool",
  "bench",
  "shelf",
  "wardrobe",
  "bed",
  "mirror",
  "vase",
  "cabinet",
];
const CATEGORIES = ["livingroom", "bedroom", "dining", "kitchen", "workplace", "outdoor", "other"];

/**
 * Adds made-up products until there are `count`. Every row follows from its number alone, so that two runs measure the
 * same catalogue.
 */
export async function growCatalogue(sql: postgres.Sql, count: number): Promise<void> {
  const [row] = await sql<{ have: number }[]>`SELECT count(*)::int AS have FROM products`;
  for (let first = row?.have ?? 0; first < count; first += BATCH) {
    await insertBatch(sql, first, Math.min(first + BATCH, count) - 1);
  }
  await sql`VACUUM ANALYZE products`;
}

async function insertBatch(sql: postgres.Sql, first: number, last: number): Promise<void> {
  await sql`
    INSERT INTO products (id, name, description, category, price_cents, quantity, image_url, created_at, updated_at)
    SELECT lpad(to_hex(n), 24, '0'),
      (${MAKERS}::text[])[1 + n % ${MAKERS.length}] || ' ' || (${MATERIALS}::text[])[1 + (n / 7) % ${MATERIALS.length}]
        || ' ' || (${THINGS}::text[])[1 + (n / 3) % ${THINGS.length}] || ' ' || n,
      'Made of ' || (${MATERIALS}::text[])[1 + (n / 11) % ${MATERIALS.length}] || ', ' || 40 + n % 200 || ' cm wide, for the '
        || (${CATEGORIES}::text[])[1 + n % 7] || '.',
      (${CATEGORIES}::text[])[1 + n % 7], 2400 + (n::bigint * 7919) % 286600, (n * 31) % 120,
      '/images/products/alder-three-seat-sofa_1280.webp', made, made
    FROM generate_series(${first}::int, ${last}::int) AS n,
      LATERAL (SELECT timestamptz '2025-01-01' + n * interval '37 seconds' AS made) AS moment`;
}
