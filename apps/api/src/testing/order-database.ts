import { afterAll, beforeAll } from "vitest";
import type { Caller } from "../core/actor";
import { storeUser, tradingContext } from "./fixtures/orders";
import { createTestDatabase, type TestDatabase } from "./test-database";

/** A database with an owner and a shopper, and contexts with a fixed time. */
export function openOrderDatabase() {
  const own = {} as { database: TestDatabase; admin: Caller; shopper: Caller };
  beforeAll(async () => {
    own.database = await createTestDatabase();
    own.admin = await storeUser(own.database.db, "owner", "Admin");
    own.shopper = await storeUser(own.database.db, "shopper");
  });
  afterAll(() => own.database.close());
  return {
    own,
    at: (now: Date) => ({ ...tradingContext(own.database.db), clock: () => now }),
    later: (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000),
    by: (caller: Caller) => ({ caller, requestId: "test", address: "", origin: "" }),
  };
}
