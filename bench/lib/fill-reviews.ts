import { sql } from "drizzle-orm";
import type { Executor } from "../../apps/api/src/db/executor";

/** Adds published reviews of a product. */
export async function fillReviews(db: Executor, productId: string, count: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO reviews (id, product_id, user_id, author, stars, title, text, state, created_at)
    SELECT lpad(to_hex(number), 24, '0'), ${productId}, (SELECT id FROM users WHERE role = 'User' LIMIT 1), 'Ada L.',
      1 + number % 5, 'Sturdy', 'Easy to build, and it fits. ' || repeat('We sit on it every evening. ', 10), 'published',
      now() - number * interval '1 hour'
    FROM generate_series(1, ${count}::int) AS number`);
  await db.execute(sql`ANALYZE reviews`);
}
