import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolderStorage } from "../../../storage/folder-storage";
import { openStorage } from "../../../storage/open-storage";
import { parseBucketUrl } from "../../../storage/parse-image-store";
import { startBucketServer } from "../../../testing/bucket-server";
import { buildTestApp } from "../../../testing/build-test-app";
import { temporaryDataDir } from "../../../testing/data-dir";
import { sqlOn } from "../../../testing/plain-sql";
import { keysOf } from "./image-files";
import { moveToBucket } from "./move-to-bucket";
import { removeUnusedImages } from "./remove-unused-images";

const server = await startBucketServer();
const dataDir = temporaryDataDir(0o711, afterAll);
const shop = await buildTestApp({ env: { IMAGE_STORE: server.imageStore, DATA_DIR: dataDir } });
const sql = sqlOn(shop.db);
const imageStores = openStorage({ dataDir, imageStore: parseBucketUrl(server.imageStore) });
const name = (digit: string) => digit.repeat(32);
const variants = { 1280: {}, 640: {} };
const filesOf = (digit: string) => keysOf({ name: name(digit), variants });
const AT = "2026-05-01T10:00:00.000Z";

beforeAll(async () => {
  // A server copies images at its start. Let that finish first, so that the tests below do all the copying.
  await shop.app.ready();
  const folder = createFolderStorage(join(dataDir, "images"));
  for (const digit of ["a", "b"]) {
    for (const key of filesOf(digit)) await folder.put(key, Buffer.from(`picture ${key}`));
  }
  for (const digit of ["a", "b", "c"]) {
    await sql`INSERT INTO images (name, variants, uploaded_at, last_uploaded_at, stored_at)
      VALUES (${name(digit)}, ${JSON.stringify(variants)}, ${AT}, ${AT}, ${AT})`;
  }
});

describe("images uploaded before there was a bucket", () => {
  it("are served under their old URL", async () => {
    const reply = await shop.app.inject(`/images/${filesOf("a")[0]}`);
    expect([reply.statusCode, reply.body]).toEqual([200, `picture ${filesOf("a")[0]}`]);
    expect(reply.headers["cache-control"]).toMatch(/^public, max-age=86400/);
    expect(server.calls).toEqual([]);
  });

  it("are copied to the bucket once, except those on another machine", async () => {
    expect(await moveToBucket({ db: shop.db, imageStores })).toBe(2);
    expect(server.names()).toEqual([...filesOf("a"), ...filesOf("b")].map((key) => key.slice(8)).sort());
    expect(await sql`SELECT name FROM images WHERE stored_in = 'folder'`).toEqual([{ name: name("c") }]);
    server.calls.length = 0;
    expect(await moveToBucket({ db: shop.db, imageStores })).toBe(0);
    expect(server.calls).toEqual([]);
    // The folder keeps its files, so that the bucket setting can be removed again.
    expect(await imageStores.folder.has(filesOf("a")[0] ?? "")).toBe(true);
  });

  it("are copied when a server first starts with a bucket", async () => {
    await sql`UPDATE images SET stored_in = 'folder'`;
    await shop.another();
    const left = () => sql`SELECT name FROM images WHERE stored_in = 'folder'`;
    await expect.poll(left).toEqual([{ name: name("c") }]);
  });

  it("are removed from bucket and folder when nothing uses them", async () => {
    await sql`INSERT INTO products (id, name, description, category, price_cents, quantity, image_url)
      VALUES ('0123456789abcdef01234567', 'x', 'x', 'dining', 1, 1, ${`/images/${filesOf("b")[0]}`})`;
    expect(await removeUnusedImages({ db: shop.db, imageStores }, new Date())).toBe(2);
    expect(await imageStores.folder.has(filesOf("a")[0] ?? "")).toBe(false);
    expect(server.names()).toEqual(
      filesOf("b")
        .map((key) => key.slice(8))
        .sort(),
    );
    expect(await sql`SELECT name FROM images`).toEqual([{ name: name("b") }]);
  });
});
