import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { demoAccounts } from "../apps/api/src/modules/identity/demo-accounts";
import { temporaryDataDir } from "../apps/api/src/testing/data-dir";
import { startShopProcess } from "../apps/api/src/testing/shop-process";
import { createTestDatabase } from "../apps/api/src/testing/test-database";
import { findCurrentBuild } from "./lib/builds.mjs";
import { prepareBuild } from "./lib/prepare.mjs";
import { capture } from "./lib/run.mjs";
import { copyCheckout } from "./testing/copy-checkout";

// The test builds the API twice.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let build: string;
beforeAll(async () => {
  build = await prepareBuild("api", "web");
});

// Renames a column in two steps: first both columns exist and are kept in sync, later the old one is dropped.
const EXPAND = `-- older code: lives
ALTER TABLE newsletter_subscribers ADD COLUMN address text;
CREATE FUNCTION newsletter_both_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.address := coalesce(NEW.address, NEW.email);
  NEW.email := coalesce(NEW.email, NEW.address);
  RETURN NEW;
END $$;
CREATE TRIGGER newsletter_both_names BEFORE INSERT OR UPDATE ON newsletter_subscribers
FOR EACH ROW EXECUTE FUNCTION newsletter_both_names();
UPDATE newsletter_subscribers SET address = email;
`;
const CONTRACT = `-- older code: must stop (it reads a column that is gone)
DROP TRIGGER newsletter_both_names ON newsletter_subscribers;
ALTER TABLE newsletter_subscribers DROP COLUMN email CASCADE;
ALTER TABLE newsletter_subscribers ADD PRIMARY KEY (address);
`;

/** Replaces text in a source file of the checkout; the text must exist. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

/** Builds the checkout with another migration; returns the path of that build's server. */
async function buildWith(checkout: string, migration: string, text: string): Promise<string> {
  writeFileSync(join(checkout, "apps/api/src/db/migrations", migration), text);
  const built = await capture(process.execPath, ["scripts/build.mjs"], { cwd: checkout });
  expect(built).toMatchObject({ code: 0 });
  return join(findCurrentBuild(join(checkout, "dist")) ?? "", "api", "server.js");
}

/** Simulates visitors whose requests go to the open processes in turn, as behind a load balancer. */
function startVisitors(open: ReadonlySet<string>, headers: Record<string, string>) {
  const statuses = new Map<number, number>();
  let stopped = false;
  let count = 0;
  async function request(address: string, path: string): Promise<void> {
    // A stopping process accepts no new connections; a load balancer would use the next one.
    const reply = await fetch(address + path, { headers }).catch(() => null);
    await reply?.arrayBuffer();
    if (reply) statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
  }
  async function visit(): Promise<void> {
    while (!stopped) {
      count += 1;
      const addresses = [...open];
      const address = addresses[count % addresses.length] ?? "";
      await request(address, `/api/admin/subscribers?limit=${1 + (count % 100)}`);
      await request(address, `/api/products?search=oak&maxPrice=${500_000 + count}`);
      await request(address, "/api/audit?limit=5");
    }
  }
  const running = Promise.all([visit(), visit()]);
  return {
    succeeded: () => statuses.get(200) ?? 0,
    stop: async () => {
      stopped = true;
      await running;
      return [...statuses.keys()];
    },
  };
}

it("old and new processes run side by side while a column is renamed, until the last step drops the old column", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const checkout = copyCheckout(build);
  const env = {
    DATABASE_URL: database.url,
    DATABASE_POOL: "4",
    SHOP_DEMO: "on",
    SHOP_PAYMENT_METHODS: "bank_transfer",
    AUTH_SECRET: "the same for the old process and for the new one",
    LOG_LEVEL: "error",
    DATA_DIR: temporaryDataDir(),
  };
  const oldServer = join(checkout, "dist", "builds", basename(build), "api", "server.js");
  let older = startShopProcess({ env, script: oldServer });
  const open = new Set([await older.opened()]);
  const [first = ""] = open;
  const send = (address: string, path: string, body: object) =>
    fetch(address + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const { email, password } = demoAccounts.find(({ role }) => role === "Admin") ?? {};
  const { accessToken } = (await (await send(first, "/api/signin", { email, password })).json()) as {
    accessToken: string;
  };
  const headers = { authorization: `Bearer ${accessToken}` };
  const subscribe = async (address: string, who: string) =>
    expect((await send(address, "/api/newsletter", { email: who })).status).toBe(202);
  const subscribers = async (address: string) => {
    const reply = await fetch(`${address}/api/admin/subscribers?limit=100`, { headers });
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { email: string }[]).map((one) => one.email).sort();
  };
  await subscribe(first, "before@one.example");
  const visitors = startVisitors(open, headers);
  const moreRequests = async () => {
    const seen = visitors.succeeded();
    await expect.poll(visitors.succeeded).toBeGreaterThan(seen + 6);
  };
  await moreRequests();

  const source = join(checkout, "apps/api/src/modules/identity/newsletter");
  edit(join(source, "subscribe.ts"), "newsletter_subscribers (email,", "newsletter_subscribers (address,");
  edit(join(source, "subscribers.repo.ts"), "SELECT email,", "SELECT address AS email,");
  edit(join(source, "subscribers.repo.ts"), "md5(email)", "md5(address)");
  edit(join(source, "subscribers.repo.ts"), "sql`email LIKE", "sql`address LIKE");
  const newServer = await buildWith(checkout, "9000_expand.sql", EXPAND);
  const newer = startShopProcess({ env, script: newServer });
  const second = await newer.opened();
  open.add(second);
  await moreRequests();
  await subscribe(first, "old@two.example");
  await subscribe(second, "new@three.example");
  const all = ["before@one.example", "new@three.example", "old@two.example"];
  for (const address of open) expect(await subscribers(address)).toEqual(all);

  open.delete(first);
  older.kill("SIGTERM");
  expect(await older.ended()).toBe(0);
  older = startShopProcess({ env, script: oldServer });
  const again = await older.opened();
  open.add(again);
  await moreRequests();
  await subscribe(again, "restarted@four.example");

  open.delete(second);
  newer.kill("SIGTERM");
  expect(await newer.ended()).toBe(0);
  await moreRequests();
  expect(await subscribers(again)).toEqual([...all, "restarted@four.example"].sort());
  // A stopping process answers 503, so that the load balancer tries another one.
  expect((await visitors.stop()).filter((status) => status >= 500 && status !== 503)).toEqual([]);

  older.kill("SIGTERM");
  expect(await older.ended()).toBe(0);
  const last = startShopProcess({ env, script: await buildWith(checkout, "9001_contract.sql", CONTRACT) });
  expect(await subscribers(await last.opened())).toHaveLength(4);
  // Only the previous unused build still exists.
  const refused = startShopProcess({ env, script: newServer });
  expect(await refused.ended()).toBe(1);
  expect(refused.printed()).toContain("was made by a newer version of the shop (it has 9001_contract)");
});
