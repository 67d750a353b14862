import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prepareBuild } from "../../../../../../scripts/lib/prepare.mjs";
import { inTransaction } from "../../../db/transaction";
import { temporaryDataDir } from "../../../testing/data-dir";
import { sqlOn } from "../../../testing/plain-sql";
import { startShopProcess } from "../../../testing/shop-process";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { enqueueJob } from "../../platform/jobs";

// More than two batches of the job.
const PRODUCT_COUNT = 1_200;
const starter = { userId: "a".repeat(24), userName: "Owner" };
let database: TestDatabase;
let env: Record<string, string>;

beforeAll(async () => {
  await prepareBuild("api", "web");
  env = {
    DATA_DIR: temporaryDataDir(0o711, afterAll),
    AUTH_SECRET: "a secret that only the tests know, long enough",
  };
});
beforeEach(async () => {
  database = await createTestDatabase();
  return () => database.close();
});

/** Creates products and a job that lowers their prices by 10 percent. */
async function prepare(): Promise<string> {
  const sql = sqlOn(database.db);
  await sql`
    insert into products (id, name, description, category, price_cents, quantity, image_url)
    select lpad(to_hex(n), 24, '0'), 'Chair ' || n, 'A test chair.', 'dining', 10000, 5, 'https://pictures.example/chair.webp'
    from generate_series(1, ${PRODUCT_COUNT}::int) as n`;
  const payload = {
    filter: { category: "dining" as const, expected: PRODUCT_COUNT },
    change: { kind: "price-percent" as const, amount: -10 },
    starter,
    requestId: "stopped",
  };
  const id = await enqueueJob(database.db, { kind: "catalogue.change", payload, now: new Date() });
  return id ?? "";
}

const prices = () =>
  sqlOn(database.db)<{ price: number; n: number }>`
    select price_cents as price, count(*)::int as n from products group by price_cents order by 1`;
const stateOf = async (id: string) =>
  (await sqlOn(database.db)<{ state: string }>`select state from jobs where id = ${id}::bigint`)[0]?.state;
const start = () => startShopProcess({ env: { ...env, DATABASE_URL: database.url } });

/** Stops the server while its job waits for a locked product of the last batch. */
async function stopInTheMiddle(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
  const shop = await inTransaction(database.db, async (tx) => {
    await sqlOn(
      tx,
    )`select from products where id = ${PRODUCT_COUNT.toString(16).padStart(24, "0")} for update`;
    const running = start();
    await expect
      .poll(
        () =>
          sqlOn(database.db)`
            select pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        { timeout: 240_000 },
      )
      .toHaveLength(1);
    running.kill(signal);
    return running;
  });
  return shop.ended();
}

describe("a server that stops during a bulk change", { timeout: 600_000 }, () => {
  it.each(["SIGTERM", "SIGKILL"] as const)(
    "by %s changes nothing and completes the change after a restart",
    async (signal) => {
      const id = await prepare();
      expect(await stopInTheMiddle(signal)).toBe(signal === "SIGTERM" ? 0 : null);
      // PostgreSQL ends the transactions of the stopped process.
      await expect
        .poll(
          () =>
            sqlOn(database.db)`
            select pid from pg_stat_activity
            where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
        )
        .toEqual([]);
      // On SIGTERM the process may complete a job that is almost done.
      if (signal === "SIGTERM" && (await stateOf(id)) === "done") {
        expect(await prices()).toEqual([{ price: 9_000, n: PRODUCT_COUNT }]);
        return;
      }
      expect(await prices()).toEqual([{ price: 10_000, n: PRODUCT_COUNT }]);
      expect(await stateOf(id)).toBe(signal === "SIGTERM" ? "waiting" : "running");

      // Ends the lease of the stopped process, so that the test need not wait 30 seconds.
      await sqlOn(database.db)`update jobs set due_at = now() where id = ${id}::bigint`;
      start();
      await expect.poll(() => stateOf(id), { timeout: 240_000 }).toBe("done");
      expect(await prices()).toEqual([{ price: 9_000, n: PRODUCT_COUNT }]);
      const [log] = await sqlOn(database.db)<{ n: number }>`
      select count(*)::int as n from audit_log where action = 'product.bulk'`;
      expect(log?.n).toBe(PRODUCT_COUNT);
    },
  );
});
