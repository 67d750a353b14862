import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productForm } from "../apps/api/src/testing/product-form";
import { freePort, signIn } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { fillDisk, freeDisk, smallDisk, smallFiles } from "./small-disk";

const settings = { LOG_LEVEL: "error" };
const dataDir = newDataDir("faults-disk");
const disk = smallDisk(dataDir);
let port: number;
let shop: ShopProcess;
let admin: Record<string, string>;

beforeAll(async () => {
  port = await freePort();
  shop = await spawnShop(port, dataDir, settings, disk ?? smallFiles);
  admin = await signIn(shop, "admin");
});
afterAll(async () => {
  await shop.stop();
  removeDataDir(dataDir);
});

/** Fills the disk. Without a small disk, the file size limit already stops files from growing. */
const fillDiskUp = () => disk && fillDisk(shop.pid, dataDir);

async function makeSpace(): Promise<void> {
  if (disk) return freeDisk(shop.pid, dataDir);
  await shop.stop();
  shop = await spawnShop(port, dataDir, settings);
}

const send = (path: string, body: string | FormData, type?: string) =>
  fetch(shop.url + path, {
    method: "POST",
    headers: { ...admin, ...(type ? { "content-type": type } : {}) },
    body,
  });

const addProduct = (name: string) =>
  send("/api/products", JSON.stringify(productForm({ name })), "application/json");

/** Rows that do not compress, more than the disk can hold. */
function bigFile(): string {
  const text = () => Array.from({ length: 60 }, () => Math.random().toString(36).slice(2)).join(" ");
  const row = (_: unknown, i: number) =>
    `Quxwort table ${i},${text()},dining,10.00,5,https://pictures.example/table_1280.webp`;
  return [
    "name,description,category,price,quantity,imageUrl",
    ...Array.from({ length: disk ? 6_000 : 40_000 }, row),
  ].join("\r\n");
}

function image(): FormData {
  const form = new FormData();
  const dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  form.set("file", new Blob([Buffer.from(dot, "base64")]), "dot.png");
  return form;
}

async function expectClearRefusal(reply: Response): Promise<void> {
  const body = await reply.text();
  expect([reply.status, body]).toEqual([
    disk ? 503 : expect.toSatisfy((status) => status >= 500),
    expect.stringContaining('"requestId"'),
  ]);
  expect(body).not.toMatch(/ENOSPC|EFBIG|No space|\.js:|\/(tmp|postgres)\//);
  if (disk)
    expect(JSON.parse(body)).toMatchObject({
      code: "unavailable",
      detail: expect.stringContaining("out of storage space"),
    });
}

describe("a full disk", () => {
  it("causes clear errors, loses no data and no process, and recovers when space is free", async () => {
    const acknowledged = (await (await addProduct("Acknowledged before")).json()) as { id: string };
    fillDiskUp();

    await expectClearRefusal(await send("/api/products/import", bigFile(), "text/csv"));
    if (disk) await expectClearRefusal(await send("/api/images", image()));
    expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${shop.url}/api/products/${acknowledged.id}`)).status).toBe(200);

    await makeSpace();
    const polling = { interval: 100 };
    await expect.poll(async () => (await addProduct("Added after")).status, polling).toBe(201);
    await expect.poll(async () => (await send("/api/images", image())).status, polling).toBe(201);
    expect((await fetch(`${shop.url}/api/products/${acknowledged.id}`)).status).toBe(200);
    const imported = await fetch(`${shop.url}/api/products?search=quxwort`, { headers: admin });
    expect(imported.headers.get("x-total-count")).toBe("0");
  });
});
