import { sql } from "drizzle-orm";
import { queryRows } from "../../apps/api/src/db/executor";
import { addSyntheticProducts } from "../../apps/api/src/demo/synthetic-products";
import { contact } from "../lib/contact";
import type { openBenchDatabase } from "../lib/database";
import { signIn, startShop } from "../lib/shop";
import { staySignedIn } from "../lib/stay-signed-in";
import { ask, type PeerProduct, type PeerShop } from "./peer";

const JSON_TYPE = { "content-type": "application/json" };
type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>;

/** Our own shop with that many made-up products and nothing else to sell, and what it sells. */
export async function startLarkwood({ url, db }: BenchDatabase, count: number) {
  const shop = await startShop({
    DATABASE_URL: url,
    SHOP_DEMO: "on",
    SHOP_PAYMENT_METHODS: "bank_transfer",
  });
  await db.execute(sql`delete from products`);
  await addSyntheticProducts(db, count);
  await db.execute(sql`update products set quantity = 1000000, updated_at = now()`);
  const rows = await queryRows<PeerProduct & { id: string }>(
    db,
    sql`select id, name, description, category, price_cents as "priceCents", quantity from products order by id`,
  );
  const auth = staySignedIn(() => signIn(shop, "user"));
  const idAt = (turn: number) => rows[turn % rows.length]?.id;

  const peer: PeerShop = {
    name: "Larkwood",
    pid: shop.pid,
    list: async () => ({ url: `${shop.url}/api/products?limit=24`, headers: await auth() }),
    detail: () => ({ url: `${shop.url}/api/products/${idAt(7)}` }),
    search: async (words) => ({
      url: `${shop.url}/api/products?limit=24&search=${encodeURIComponent(words)}`,
      headers: await auth(),
    }),
    signIn: async () => {
      await signIn(shop, "user");
    },
    placeOrder: async (turn) => {
      const items = [idAt(turn), idAt(turn * 7 + 1)].map((productId) => ({ productId, quantity: 1 }));
      const headers = { ...(await auth()), ...JSON_TYPE, "idempotency-key": crypto.randomUUID() };
      await ask({ url: `${shop.url}/api/orders`, headers, body: JSON.stringify({ ...contact, items }) });
    },
    forget: async () => {
      await db.execute(sql`select pg_notify('catalogue', '')`);
    },
    stop: () => shop.dispose(),
  };
  return { peer, products: rows };
}
