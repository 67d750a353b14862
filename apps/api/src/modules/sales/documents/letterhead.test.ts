import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { OrderDocument } from "@larkwood/contract";
import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";
import { picture, sendPicture } from "../../../testing/send-picture";
import { findLetterhead } from "./letterhead";

const desk = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
const { shop, db, call, staff } = desk;

async function setLogo(colour: string): Promise<string> {
  const uploaded = await sendPicture(
    shop.app,
    staff,
    await picture(colour, 900, 300),
    "/api/settings/images",
  );
  const { imageUrl } = uploaded.json<{ imageUrl: string }>();
  const value = new URL(imageUrl).pathname;
  const reply = await call(staff, "PUT", "/settings/logo", { payload: { value } });
  expect(reply.statusCode, reply.body).toBe(200);
  return value;
}

const createInvoice = async () => {
  const { id } = await desk.place([{ productId: await storeProduct(db, 9, 10_000), quantity: 1 }]);
  const [invoice] = (await call(staff, "POST", `/admin/orders/${id}/invoice`)).json<OrderDocument[]>();
  return { id, invoice: invoice?.id ?? "" };
};
const download = async (path: string) => {
  const reply = await call(staff, "GET", path);
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  return reply.rawPayload.toString("latin1");
};
/** The images in a PDF file. */
const imagesIn = (file: string) =>
  [...file.matchAll(/\/Subtype \/Image[^>]*/g)].map(([dictionary]) => ({
    width: Number(/\/Width (\d+)/.exec(dictionary)?.[1]),
    isJpeg: dictionary.includes("/DCTDecode"),
  }));

it("shows the logo on documents and embeds it once per file", async () => {
  const [first, second] = [await createInvoice(), await createInvoice()];
  expect(imagesIn(await download(`/documents/${first.invoice}`))).toEqual([]);
  await setLogo("#446655");
  const logo = [{ width: 640, isJpeg: true }];
  expect(imagesIn(await download(`/documents/${first.invoice}`))).toEqual(logo);
  expect(imagesIn(await download(`/admin/orders/${first.id}/packing-slip`))).toEqual(logo);
  const payload = { ids: [first.id, second.id], sheet: "invoice" };
  const { id } = (await call(staff, "POST", "/admin/orders/printing", { payload })).json<{ id: string }>();
  await expect
    .poll(async () => (await call(staff, "GET", `/jobs/${id}`)).json().status, { timeout: 60_000 })
    .toBe("done");
  const file = await download(`/jobs/${id}/pdf`);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(imagesIn(file)).toEqual(logo);
});

it("creates an invoice without a logo if its file is missing", async () => {
  const { invoice } = await createInvoice();
  const logo = await setLogo("#aa3322");
  for (const width of [640, 1280])
    await rm(join(shop.config.dataDir, logo.replace("_1280", `_${width}`)), { force: true });
  expect(imagesIn(await download(`/documents/${invoice}`))).toEqual([]);
});

it("retries an unavailable image store after a while, not for every document", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const data = await sharp(await picture("#223344", 900, 300))
    .webp()
    .toBuffer();
  const read = vi.fn(async (): Promise<{ data: Buffer }> => Promise.reject(new Error("timeout")));
  const context = {
    settings: { current: { logo: `/images/uploads/${"e".repeat(32)}_1280.webp` } },
    imageStores: { storage: { read }, folder: { read: async () => null } },
  } as unknown as Parameters<typeof findLetterhead>[0];
  for (let call = 0; call < 5; call += 1) expect(await findLetterhead(context)).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
  read.mockResolvedValue({ data });
  expect(await findLetterhead(context)).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(await findLetterhead(context)).toMatchObject({ height: 44 });
});
