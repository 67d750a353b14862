import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prepareBuild } from "../../../scripts/lib/prepare.mjs";
import { removeUnusedImages } from "./modules/catalogue/images";
import { demoAccounts } from "./modules/identity/demo-accounts";
import { openStorage } from "./storage/open-storage";
import { parseBucketUrl } from "./storage/parse-image-store";
import { BUCKET_KEYS, startBucketServer } from "./testing/bucket-server";
import { temporaryDataDir } from "./testing/data-dir";
import { sqlOn } from "./testing/plain-sql";
import { picture } from "./testing/send-picture";
import { type ShopProcess, startShopProcess } from "./testing/shop-process";
import { createTestDatabase, type TestDatabase } from "./testing/test-database";

// Built shops that share only the database and the bucket.
const server = await startBucketServer();
let database: TestDatabase;
const closers: (() => unknown)[] = [];
const atEnd = (close: () => unknown) => closers.unshift(close);

beforeAll(async () => {
  await prepareBuild("api");
  database = await createTestDatabase();
  atEnd(() => database.close());
});
afterAll(async () => {
  for (const close of closers) await close();
});
beforeEach(() => {
  server.state.beforeReply = async () => {};
});

async function openMachine(): Promise<{ shop: ShopProcess; url: string }> {
  const shop = startShopProcess({
    env: {
      ...BUCKET_KEYS,
      DATABASE_URL: database.url,
      DATA_DIR: temporaryDataDir(0o711, atEnd),
      IMAGE_STORE: server.imageStore.replace("timeout=1", "timeout=20"),
      SHOP_DEMO: "on",
      AUTH_SECRET: "the same for every process of the shop",
    },
    atEnd,
  });
  return { shop, url: await shop.opened() };
}

async function signInAdmin(url: string): Promise<string> {
  const account = demoAccounts.find(({ role }) => role === "Admin");
  const reply = await fetch(`${url}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  return ((await reply.json()) as { accessToken: string }).accessToken;
}

async function upload(url: string, token: string, file: Buffer): Promise<Response> {
  const body = new FormData();
  body.set("file", new Blob([file]), "a.png");
  return fetch(`${url}/api/images`, { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
}
const pathOf = async (reply: Response) =>
  new URL(((await reply.json()) as { imageUrl: string }).imageUrl).pathname;

describe("an image that was uploaded through one machine", () => {
  it("is served by the other with the same bytes and ETag", async () => {
    const [one, two] = await Promise.all([openMachine(), openMachine()]);
    const path = await pathOf(
      await upload(one.url, await signInAdmin(one.url), await picture("#123456", 900, 600)),
    );
    const [here, there] = await Promise.all([fetch(one.url + path), fetch(two.url + path)]);
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(there.headers.get("etag")).toBe(here.headers.get("etag"));
    expect(Buffer.from(await there.arrayBuffer()).equals(Buffer.from(await here.arrayBuffer()))).toBe(true);
  });
});

describe("a process that is killed after storing the files, before committing the row", () => {
  it("leaves no image URL, and the same upload works again", async () => {
    const sql = sqlOn(database.db);
    const file = await picture("#654321", 900, 600);
    const first = await openMachine();
    const before = server.names();
    let stored = 0;
    const reached = new Promise<void>((resolve) => {
      server.state.beforeReply = async (call) => {
        if (!call.startsWith("PUT")) return;
        stored += 1;
        if (stored === 2) resolve();
        await new Promise(() => {});
      };
    });
    const lost = upload(first.url, await signInAdmin(first.url), file).catch(() => null);
    await reached;
    first.shop.kill("SIGKILL");
    await first.shop.ended();
    expect(await lost).toBeNull();
    server.state.beforeReply = async () => {};

    const left = server.names().filter((name) => !before.includes(name));
    expect(left).toHaveLength(2);
    const name = left[0]?.slice(0, 32) ?? "";
    const row = () => sql`SELECT stored_at FROM images WHERE name = ${name}`;
    expect(await row()).toEqual([{ stored_at: null }]);
    const logged = sql`SELECT id FROM audit_log WHERE after->>'imageUrl' LIKE ${`%${name}%`}`;
    expect(await logged).toEqual([]);

    const second = await openMachine();
    const path = await pathOf(await upload(second.url, await signInAdmin(second.url), file));
    expect(path).toContain(name);
    expect((await fetch(second.url + path)).status).toBe(200);
    expect(server.names()).toEqual([...before, ...left].sort());

    // Without the second upload, the cleanup would have removed it.
    await sql`UPDATE images SET stored_at = NULL WHERE name = ${name}`;
    const imageStores = openStorage({
      dataDir: temporaryDataDir(),
      imageStore: parseBucketUrl(server.imageStore),
    });
    await removeUnusedImages({ db: database.db, imageStores }, new Date(Date.now() + 2 * 86_400_000));
    expect(await row()).toEqual([]);
    expect(server.names().filter((file) => file.startsWith(name))).toEqual([]);
  });
});
