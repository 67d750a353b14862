import { DEMO_BANK_ACCOUNT, PERMISSIONS, type PlaceOrderBody, SETTING_DEFAULTS } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Caller } from "../../author";
import type { Database } from "../../db/client";
import { openReplicas, type Replicas } from "../../db/replicas";
import { newId } from "../../ids";
import { sqlOn } from "../../testing/plain-sql";
import type { OrderContext } from "./order-context";
import { placeOrder } from "./place-order";

/** A shopper or an Admin of the tests, stored without a usable password. */
export async function storeUser(
  db: Database,
  userName: string,
  role: Caller["role"] = "User",
): Promise<Caller> {
  const userId = newId(new Date());
  await db.execute(sql`
    INSERT INTO users (id, user_name, email, password_hash, role)
    VALUES (${userId}, ${userName}, ${`${userName}-${userId}@example.com`}, 'none', ${role})`);
  return {
    userId,
    userName,
    role,
    sessionId: newId(new Date()),
    permissions: role === "Admin" ? PERMISSIONS : [],
  };
}

export async function storeProduct(db: Database, quantity: number, priceCents = 12_345): Promise<string> {
  const id = newId(new Date());
  await db.execute(sql`
    INSERT INTO products (id, name, description, category, price_cents, quantity, image_url)
    VALUES (${id}, ${`Chair ${id.slice(-4)}`}, 'A chair for tests.', 'dining', ${priceCents}, ${quantity}, '/images/x_1280.webp')`);
  return id;
}

export async function stockOf(db: Database, productId: string): Promise<number | null> {
  const [row] = await sqlOn(db)<{ quantity: number }>`SELECT quantity FROM products WHERE id = ${productId}`;
  return row?.quantity ?? null;
}

/** The body of an order for the given products, one of each unless said. */
export function orderBody(
  items: PlaceOrderBody["items"],
  changes: Partial<PlaceOrderBody> = {},
): PlaceOrderBody {
  return {
    items,
    firstName: "Ada",
    lastName: "Lund",
    country: "Norway",
    address: "Elm Street 5",
    phoneNumber: "+4712345678",
    paymentMethod: "bank_transfer",
    ...changes,
  };
}

/** What use-cases of orders need, on a database alone. */
export function tradingContext(db: Database): OrderContext & { replicas: Replicas } {
  const defaults = { ...SETTING_DEFAULTS, bankAccount: DEMO_BANK_ACCOUNT };
  const settings = { current: defaults, defaults, pinned: {}, reload: async () => {} };
  const config = { publicUrl: "https://shop.example" };
  const replicas = openReplicas(db, { urls: [], max: 1, lagMs: 0 });
  return { db, replicas, settings, config, clock: () => new Date(), catalogue: { stockChanged: () => {} } };
}

/** Places an order straight through the use-case. */
export function order(db: Database, caller: Caller, body: PlaceOrderBody, key: string = crypto.randomUUID()) {
  return placeOrder(tradingContext(db), { body, key }, { caller, origin: "http://localhost" });
}
