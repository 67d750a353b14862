import type { Product } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { addSyntheticProducts } from "../../../demo/synthetic-products";
import { buildTestApp } from "../../../testing/build-test-app";

const shop = await buildTestApp();
// Enough products to enable the index.
await addSyntheticProducts(shop.db, 2_500);
const admin = await shop.as("Admin");

it("facets return 503 while the index cannot load, and lists still work", async () => {
  await inTransaction(shop.db, async (tx) => {
    // Only building the index reads this table first.
    await tx.execute(sql`lock table catalogue_counts in access exclusive mode`);
    const second = await shop.another();
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    const [refused, listed] = await Promise.all([
      second.inject({ url: "/api/products/facets?inStock=true", headers }),
      second.inject({ url: "/api/products?inStock=true&limit=3", headers }),
    ]);
    expect(listed.json<Product[]>()).toHaveLength(3);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: "unavailable" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});
