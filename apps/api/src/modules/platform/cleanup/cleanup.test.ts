import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newId } from "../../../core/ids";
import { inTransaction } from "../../../db/transaction";
import { createFolderStorage } from "../../../storage/folder-storage";
import type { ImageStores } from "../../../storage/open-storage";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { temporaryDataDir } from "../../../testing/data-dir";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";
import { removeUnusedImages } from "../../catalogue/images";
import { createJobWorkers } from "../jobs";
import { createCleanupJob } from "./cleanup-job";
import { runCleanup } from "./run-cleanup";

const shop = await buildTestApp();
const sql = sqlOn(shop.db);
const NOW = new Date("2030-06-01T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
let admin: TestUser;
let imagesFolder: string;

beforeAll(async () => {
  admin = await shop.as("Admin");
});
beforeEach(() => {
  imagesFolder = join(temporaryDataDir(), "images");
  mkdirSync(join(imagesFolder, "uploads"), { recursive: true });
});

const storesIn = (folder: string): ImageStores => {
  const storage = createFolderStorage(folder);
  return { storage, folder: storage };
};
const removeImages = (folder: string) => ({
  name: "images",
  run: (now: Date) => removeUnusedImages({ db: shop.db, imageStores: storesIn(folder) }, now),
});
const cleanUp = (limit?: number) =>
  runCleanup({ db: shop.db, tasks: [removeImages(imagesFolder)], now: NOW, ...(limit ? { limit } : {}) });

describe("expired rows", () => {
  it("of idempotency keys are deleted after a week, in batches", async () => {
    for (const [key, days] of [
      ["a", 8],
      ["b", 9],
      ["c", 30],
      ["young", 6],
    ] as const) {
      await sql`INSERT INTO idempotency_keys (user_id, key, request_hash, resource_id, created_at)
        VALUES (${admin.id}, ${key}, '\\x00', ${newId(NOW)}, ${ago(days)})`;
    }
    expect(await cleanUp(1)).toMatchObject({ idempotency_keys: 3 });
    expect(await sql`SELECT key FROM idempotency_keys`).toEqual([{ key: "young" }]);
  });

  it("of sessions are deleted a day after their end; live sessions lose only tokens that were used a month ago", async () => {
    await sql`DELETE FROM sessions`;
    const open = async (name: string, expires: string, ended: string | null) => {
      const id = newId(NOW);
      await sql`INSERT INTO sessions (id, user_id, device, address, remembered, created_at, last_seen_at, expires_at, ended_at)
        VALUES (${id}, ${admin.id}, ${name}, '', true, ${ago(90)}, ${ago(90)}, ${expires}, ${ended})`;
      for (const [token, replaced] of [
        ["new", null],
        ["used", ago(5)],
        ["used long ago", ago(31)],
      ] as const) {
        await sql`INSERT INTO refresh_tokens (hash, session_id, issued_at, replaced_at)
          VALUES (${Buffer.from(name + token)}, ${id}, ${ago(40)}, ${replaced})`;
      }
    };
    await open("live", ago(-20), null);
    await open("expired", ago(2), null);
    await open("ended", ago(-20), ago(2));
    await open("just ended", ago(-20), ago(0.5));
    expect(await cleanUp()).toMatchObject({ sessions: 2, refresh_tokens: 2 });
    const left = await sql`SELECT device, count(*)::int FROM sessions JOIN refresh_tokens ON session_id = id
      GROUP BY device ORDER BY device`;
    expect(left).toEqual([
      { device: "just ended", count: 2 },
      { device: "live", count: 2 },
    ]);
  });

  it("of sent mail are deleted after three months; unsent mail stays", async () => {
    for (const [subject, sent] of [
      ["old", ago(91)],
      ["recent", ago(89)],
      ["unsent", null],
    ] as const) {
      await sql`INSERT INTO jobs (kind, payload, state, created_at, due_at, finished_at)
        VALUES ('mail', ${JSON.stringify({ kind: "test", recipient: "a@b.example", subject, body: "" })},
          ${sent ? "done" : "waiting"}, ${ago(200)}, ${ago(200)}, ${sent})`;
    }
    expect(await cleanUp()).toMatchObject({ mails: 1 });
    expect(await sql`SELECT subject FROM mails ORDER BY id`).toEqual([
      { subject: "recent" },
      { subject: "unsent" },
    ]);
  });

  it("of erased mails are deleted after a day", async () => {
    await sql`INSERT INTO erased_mails (mailbox, kind, created_at) VALUES ('\\x01', 'old', ${ago(1.1)}), ('\\x01', 'young', ${ago(0.9)})`;
    expect(await cleanUp()).toMatchObject({ erased_mails: 1 });
    expect(await sql`SELECT kind FROM erased_mails`).toEqual([{ kind: "young" }]);
  });

  it("of sign-in failures, coupon guesses and reset links are deleted", async () => {
    await sql`INSERT INTO sign_in_failures VALUES ('x', 'y', 9, ${ago(1)}, ${ago(1)}), ('new', 'y', 1, ${ago(0)}, ${ago(0)})`;
    await sql`INSERT INTO password_resets VALUES (${admin.id}, '\\x01', ${ago(3)}, ${ago(2)})`;
    await sql`INSERT INTO coupon_guesses VALUES (${admin.id}, 3, 'SPRONG', ${ago(1)})`;
    expect(await cleanUp()).toMatchObject({ sign_in_failures: 1, coupon_guesses: 1, password_resets: 1 });
  });
});

describe("unused images", () => {
  const name = (digit: string) => digit.repeat(32);
  const path = (digit: string) => `/images/uploads/${name(digit)}_1280.webp`;
  const fileOf = (digit: string, width = 1280) =>
    join(imagesFolder, "uploads", `${name(digit)}_${width}.webp`);

  async function upload(digit: string, days = 2, isRecorded = true): Promise<void> {
    for (const width of [1280, 640]) writeFileSync(fileOf(digit, width), "picture");
    if (!isRecorded) return;
    await sql`INSERT INTO images (name, variants, uploaded_at, last_uploaded_at, stored_at)
      VALUES (${name(digit)}, '{"1280": {}, "640": {}}', ${ago(days)}, ${ago(days)}, ${ago(days)})`;
  }

  it("are deleted after a day, unlike images of products, orders and other databases", async () => {
    const actor = await shop.as("Admin");
    await upload("a");
    await upload("b", 0.5);
    await upload("c");
    await upload("d");
    await upload("e", 2, false);
    const product = productForm({ imageUrl: `https://old-address.example${path("c")}` });
    expect((await shop.call(actor, "POST", "/products", { payload: product })).statusCode).toBe(201);
    const order = newId(NOW);
    await sql`INSERT INTO orders (id, status, first_name, last_name, email, country, address, phone_number, notes,
        item_count, subtotal_cents, discount_cents, total_cents, payment_method, created_at)
      VALUES (${order}, 'PLACED', '', '', '', '', '', '', '', 1, 1, 0, 1, 'bank_transfer', now())`;
    await sql`INSERT INTO order_lines (order_id, position, product_id, name, image_url, price_cents, quantity)
      VALUES (${order}, 1, NULL, 'gone', ${path("d")}, 1, 1)`;
    expect(await cleanUp()).toMatchObject({ images: 1 });
    const left = ["a", "b", "c", "d", "e"].filter((digit) => existsSync(fileOf(digit)));
    expect(left).toEqual(["b", "c", "d", "e"]);
    expect(existsSync(fileOf("a", 640))).toBe(false);
  });

  it("may be missing", async () => {
    const tasks = [removeImages(join(imagesFolder, "nowhere"))];
    expect(await runCleanup({ db: shop.db, tasks, now: NOW })).toMatchObject({ images: 0 });
  });
});

describe("cleanup", () => {
  it("is skipped while another process runs it", async () => {
    await inTransaction(shop.db, async (other) => {
      await sqlOn(other)`SELECT pg_advisory_xact_lock(7215508412)`;
      expect(await cleanUp()).toBeNull();
    });
    expect(await cleanUp()).not.toBeNull();
  });

  it("runs every hour, also after a failure, until it is stopped", async () => {
    const onDone = vi.fn();
    const onError = vi.fn();
    let runs = 0;
    let now = NOW;
    const failsOnce = async () => {
      runs += 1;
      if (runs === 1) throw new Error("fails the first time");
      return 0;
    };
    const cleanup = createCleanupJob({
      db: shop.db,
      clock: () => now,
      tasks: [{ name: "unpaid_orders", run: failsOnce }],
      onDone,
    });
    const workers = createJobWorkers({ db: shop.db, clock: () => now, onError, pollMs: 1 });
    workers.start({ cleanup: cleanup.run });
    // Advance the clock by an hour every 5 ms.
    const hours = setInterval(() => {
      now = new Date(now.getTime() + 3_600_000);
    }, 5);
    await expect.poll(() => onDone.mock.calls.length).toBeGreaterThan(1);
    clearInterval(hours);
    await workers.stop();
    expect(cleanup.stats).toMatchObject({ removed: { idempotency_keys: expect.any(Number) } });
    expect(cleanup.stats.lastAt).toBeGreaterThan(NOW.getTime() / 1000);
    expect(onError).not.toHaveBeenCalled();
    const done = onDone.mock.calls.length;
    now = new Date(now.getTime() + 7_200_000);
    workers.wake();
    // The next run is left for other workers.
    const runElsewhere = vi.fn(async () => undefined);
    const others = createJobWorkers({ db: shop.db, clock: () => now, onError, pollMs: 1 });
    others.start({ cleanup: runElsewhere });
    await expect.poll(() => runElsewhere.mock.calls.length).toBeGreaterThan(0);
    await others.stop();
    expect(onDone.mock.calls.length).toBe(done);
  });
});
