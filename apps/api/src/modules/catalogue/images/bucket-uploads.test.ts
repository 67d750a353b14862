import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openStorage } from "../../../storage/open-storage";
import { parseBucketUrl } from "../../../storage/parse-image-store";
import { startBucketServer } from "../../../testing/bucket-server";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { temporaryDataDir } from "../../../testing/data-dir";
import { sqlOn } from "../../../testing/plain-sql";
import { picture, sendPicture } from "../../../testing/send-picture";
import { removeUnusedImages } from "./remove-unused-images";

const server = await startBucketServer();
const dataDir = temporaryDataDir(0o711, afterAll);
const shop = await buildTestApp({ env: { IMAGE_STORE: server.imageStore, DATA_DIR: dataDir } });
const sql = sqlOn(shop.db);
const imageStores = openStorage({ dataDir, imageStore: parseBucketUrl(server.imageStore) });
let admin: TestUser;

beforeAll(async () => {
  admin = await shop.as("Admin");
});
beforeEach(() => {
  server.state.mode = "well";
  server.state.isAffected = () => true;
  server.state.beforeReply = async () => {};
  server.calls.length = 0;
});

const send = (file: Buffer) => sendPicture(shop.app, admin, file);
const pathOf = (reply: { json(): { imageUrl: string } }) => new URL(reply.json().imageUrl).pathname;
const nameOf = (path: string) => /([0-9a-f]{32})_/.exec(path)?.[1] ?? "";
const filesOf = (name: string) => server.names().filter((file) => file.startsWith(name));
const puts = () => server.calls.filter((call) => call.startsWith("PUT"));
const tomorrow = () => new Date(Date.now() + 2 * 86_400_000);
const rows = () => sql`SELECT name, stored_at IS NOT NULL AS stored, removing_at FROM images ORDER BY name`;

describe("uploading an image to a bucket", () => {
  it("stores the files in the bucket only, and their data in the table", async () => {
    const file = await picture("#102030", 1000, 500);
    const path = pathOf(await send(file));
    expect(filesOf(nameOf(path))).toEqual([`${nameOf(path)}_1280.webp`, `${nameOf(path)}_640.webp`]);
    expect(readdirSync(join(dataDir, "images"))).toEqual([]);
    const [row] =
      await sql`SELECT bytes, width, height, variants, uploaded_by, stored_in, length(hash) AS digits
      FROM images WHERE name = ${nameOf(path)}`;
    expect(row).toEqual({
      bytes: file.length,
      width: 1000,
      height: 500,
      variants: {
        1280: { width: 1000, height: 500, bytes: expect.any(Number) },
        640: { width: 640, height: 320, bytes: expect.any(Number) },
      },
      uploaded_by: admin.id,
      stored_in: "bucket",
      digits: 64,
    });
  });

  it("stores equal files once, also if several processes receive them at the same time", async () => {
    const other = await shop.another();
    const file = await picture("#203040");
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => sendPicture(i % 2 ? shop.app : other, admin, file)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
    const [path, ...others] = new Set(replies.map(pathOf));
    expect(others).toEqual([]);
    expect(filesOf(nameOf(path ?? ""))).toHaveLength(2);
    expect(await sql`SELECT count(*)::int FROM images WHERE name = ${nameOf(path ?? "")}`).toEqual([
      { count: 1 },
    ]);
    const before = server.names();
    server.calls.length = 0;
    expect(pathOf(await send(file))).toBe(path);
    expect([puts(), server.names()]).toEqual([[], before]);
  });

  it("stores an image again if the bucket has lost it", async () => {
    const file = await picture("#304050");
    const path = pathOf(await send(file));
    await imageStores.storage.remove(path.replace("/images/", ""));
    expect(pathOf(await send(file))).toBe(path);
    expect(filesOf(nameOf(path))).toHaveLength(2);
  });
});

describe("an image that is removed while it is being stored", () => {
  it("is stored again under another name, and is logged once", async () => {
    let removedName = "";
    server.state.beforeReply = async (call) => {
      if (removedName || !call.startsWith("PUT")) return;
      removedName = nameOf(call);
      await sql`UPDATE images SET removing_at = now() WHERE name = ${removedName}`;
    };
    const sent = await send(await picture("#405060"));
    expect(sent.statusCode).toBe(201);
    const name = nameOf(pathOf(sent));
    expect([removedName.length, name === removedName]).toEqual([32, false]);
    await removeUnusedImages({ db: shop.db, imageStores }, new Date());
    expect([filesOf(removedName).length, filesOf(name).length]).toEqual([0, 2]);
    const logged = (imageName: string) =>
      sql`SELECT id FROM audit_log WHERE after->>'imageUrl' LIKE ${`%${imageName}%`}`;
    expect([await logged(removedName), await logged(name)]).toEqual([[], [expect.anything()]]);
  });
});

describe("a failing bucket", () => {
  it.each([
    ["away", "can't be stored"],
    ["vanishing", "can't be stored"],
    ["full", "out of storage space"],
  ] as const)("(%s) causes a 503 with a clear message and leaves no data behind", async (mode, message) => {
    const before = { files: server.names(), rows: await rows() };
    server.state.mode = mode;
    const file = await picture(`#50${{ away: "00", vanishing: "22", full: "33" }[mode]}50`);
    const refused = await send(file);
    expect([refused.statusCode, refused.json().code]).toEqual([503, "unavailable"]);
    expect(refused.json().detail).toContain(message);
    expect(refused.body).not.toMatch(/bucket|S3|ECONN|127\.0\.0\.1|socket/i);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    expect((await shop.app.inject("/api/openapi.json")).statusCode).toBe(200);
    expect((await shop.call(admin, "GET", "/products?limit=1")).statusCode).toBe(200);

    server.state.mode = "well";
    await removeUnusedImages({ db: shop.db, imageStores }, new Date());
    await expect.poll(rows).toEqual(before.rows);
    expect(server.names()).toEqual(before.files);
    const again = await send(file);
    expect(again.statusCode).toBe(201);
    expect(filesOf(nameOf(pathOf(again)))).toHaveLength(2);
  });

  it("leaves no file behind if only one of two files is stored", async () => {
    const before = server.names();
    server.state.mode = "away";
    server.state.isAffected = (call) => call.startsWith("PUT") && call.endsWith("_640.webp");
    const refused = await send(await picture("#606060"));
    expect(refused.statusCode).toBe(503);
    expect(server.calls.filter((call) => /^PUT .*_1280/.test(call))).toHaveLength(1);
    server.state.mode = "well";
    await removeUnusedImages({ db: shop.db, imageStores }, new Date());
    await expect.poll(() => server.names()).toEqual(before);
  });

  it("does not stop the cleanup, which removes its files once it works again", async () => {
    const path = pathOf(await send(await picture("#707070")));
    server.state.mode = "away";
    expect(await removeUnusedImages({ db: shop.db, imageStores }, tomorrow())).toBe(0);
    expect(filesOf(nameOf(path))).toHaveLength(2);
    server.state.mode = "well";
    expect(await removeUnusedImages({ db: shop.db, imageStores }, new Date())).toBeGreaterThan(0);
    expect(filesOf(nameOf(path))).toEqual([]);
  });
});

describe("an image in the bucket", () => {
  const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

  it("is served like a file: with an ETag, range requests and a day of caching", async () => {
    const path = pathOf(await send(await picture("#808080")));
    const whole = await get(path);
    expect([whole.statusCode, whole.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(whole.headers["cache-control"]).toMatch(/^public, max-age=86400/);
    expect(whole.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const tag = String(whole.headers.etag);
    expect((await get(path, { "if-none-match": tag })).statusCode).toBe(304);
    const part = await get(path, { range: "bytes=4-11" });
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(4, 12)]);
    const head = await shop.app.inject({ method: "HEAD", url: path });
    expect([head.statusCode, head.headers["content-length"]]).toEqual([200, String(whole.rawPayload.length)]);
  });

  it("is fetched once for concurrent requests, and then served without the bucket", async () => {
    const path = pathOf(await send(await picture("#818181")));
    server.calls.length = 0;
    const replies = await Promise.all(Array.from({ length: 10 }, () => get(path)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(server.calls).toHaveLength(1);
    server.state.mode = "away";
    expect((await get(path)).statusCode).toBe(200);
  });

  it("has the same ETag on every machine", async () => {
    const path = pathOf(await send(await picture("#828282")));
    const first = await get(path);
    rmSync(join(dataDir, "cache"), { recursive: true });
    expect((await get(path)).headers.etag).toBe(first.headers.etag);
  });

  it("returns an uncacheable 503 while it cannot be fetched", async () => {
    const path = pathOf(await send(await picture("#838383")));
    for (const mode of ["away", "stingy"] as const) {
      server.state.mode = mode;
      const refused = await get(path);
      expect([mode, refused.statusCode, refused.headers["cache-control"]]).toEqual([mode, 503, "no-store"]);
    }
    server.state.mode = "well";
    expect((await get(path)).statusCode).toBe(200);
  });

  it("is served during many requests for unknown names", async () => {
    const path = pathOf(await send(await picture("#848484")));
    server.calls.length = 0;
    // Fewer statements than at which the load shedder may reject requests on a busy machine.
    const unknown = Array.from({ length: 15 }, (_, i) =>
      get(`/images/uploads/${i.toString(16).padStart(32, "0")}_640.webp`),
    );
    expect((await get(path)).statusCode).toBe(200);
    for (const { statusCode } of await Promise.all(unknown)) expect(statusCode).toBe(404);
    expect(server.calls).toHaveLength(1);
  });

  it("is requested from the bucket only under a valid, known name", async () => {
    const unknown = `/images/uploads/${"ab".repeat(16)}_640.webp`;
    expect((await get(unknown)).statusCode).toBe(404);
    expect((await get(unknown)).statusCode).toBe(404);
    // The table lists every upload, so unknown names never reach the bucket.
    expect(server.calls).toHaveLength(0);
    for (const name of [
      "..%2f..%2fsecrets%2fauth-secret",
      "a.webp",
      `${"ab".repeat(16)}_640.webp.part`,
      "%00",
    ]) {
      expect([name, (await get(`/images/uploads/${name}`)).statusCode]).toEqual([
        name,
        expect.toBeOneOf([400, 404]),
      ]);
    }
    expect(server.calls).toHaveLength(0);
  });
});
