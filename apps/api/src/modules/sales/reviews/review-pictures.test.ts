import type { OwnReview, Review } from "@larkwood/contract";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";
import { anotherAddress } from "../../../testing/second-factor";

const desk = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
const { shop, call, db, sql, shopper, staff, place } = desk;
type User = typeof shopper;

async function buy(user: User = shopper) {
  const productId = await storeProduct(db, 10, 10_000);
  const { id } = await place([{ productId, quantity: 1 }], {}, user);
  await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
  return productId;
}
let shade = 0;
/** A picture with a place in its metadata, unlike all others. */
const picture = () => {
  shade += 1;
  return sharp({
    create: { width: 700, height: 500, channels: 3, background: { r: (shade * 20) % 256, g: 90, b: 60 } },
  })
    .withExif({ IFD0: { Copyright: "a secret place" } })
    .jpeg()
    .toBuffer();
};
function upload(productId: string, file: Buffer, user: User | null = shopper) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="x.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return call(user, "POST", `/products/${productId}/reviews/photos`, {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from("\r\n--b--\r\n")]),
    headers: { "content-type": "multipart/form-data; boundary=b" },
    remoteAddress: anotherAddress(),
  });
}
const uploaded = async (productId: string) =>
  (await upload(productId, await picture())).json<{ imageUrl: string }>().imageUrl;
const write = (productId: string, photos: string[]) =>
  call(shopper, "POST", `/products/${productId}/reviews`, {
    payload: { stars: 5, title: "Sturdy", text: "Easy to build, and it fits.", photos },
    remoteAddress: anotherAddress(),
  });

describe("pictures of a review", () => {
  it("are encoded again, shown with the review, and deleted with it", async () => {
    const productId = await buy();
    const photos = [await uploaded(productId), await uploaded(productId)];
    const written = await write(productId, photos);
    expect(written.statusCode, written.body).toBe(201);
    const { id } = written.json<OwnReview>();
    await call(staff, "PUT", `/admin/reviews/${id}`, { payload: { state: "published" } });
    const [review] = (await call(null, "GET", `/products/${productId}/reviews`)).json<Review[]>();
    expect(review?.photos).toEqual(photos);
    const file = await shop.app.inject({ url: new URL(photos[0] ?? "").pathname });
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
    const used = () => sql`SELECT FROM image_uses WHERE kind = 'review' AND subject_id = ${id}`;
    expect(await used()).toHaveLength(2);
    await call(shopper, "DELETE", `/reviews/${id}`);
    expect(await used()).toHaveLength(0);
  });

  it("are uploaded by buyers only, and must be pictures", async () => {
    const productId = await buy();
    const stranger = await shop.as("User", anotherAddress());
    expect((await upload(productId, await picture(), stranger)).json().code).toBe("review_not_possible");
    expect((await upload(productId, await picture(), null)).statusCode).toBe(401);
    expect((await upload(productId, Buffer.from("<svg onload=alert(1)>"))).statusCode).toBe(415);
  });

  it("are at most four, from this shop, and still there", async () => {
    const productId = await buy();
    const photo = await uploaded(productId);
    const gone = photo.replace(/[0-9a-f]{32}/, "0".repeat(32));
    for (const photos of [
      Array.from({ length: 5 }, () => photo),
      ["https://elsewhere.example/x.webp"],
      ["javascript:alert(1)"],
      [gone],
    ])
      expect((await write(productId, photos)).statusCode).toBe(400);
    const other = await write(productId, [photo.replace(/^https?:\/\/[^/]+/, "https://elsewhere.example")]);
    // Only the path is stored: the address of another host never reaches a page.
    expect(other.json<OwnReview>().photos).toEqual([photo]);
  });

  it("are limited per day", async () => {
    const user = await shop.as("User", anotherAddress());
    const productId = await buy(user);
    await sql`
      INSERT INTO images (name, hash, bytes, width, height, variants, uploaded_by, uploaded_at, last_uploaded_at)
      SELECT md5(n::text), md5(n::text) || md5(n::text), 1, 1, 1, '[]', ${user.id}, now(), now()
      FROM generate_series(1, 20) AS n`;
    expect((await upload(productId, await picture(), user)).statusCode).toBe(429);
    await sql`DELETE FROM images WHERE name IN (SELECT md5(n::text) FROM generate_series(1, 2) AS n)`;
    const files = await Promise.all(Array.from({ length: 5 }, picture));
    const atOnce = await Promise.all(files.map((file) => upload(productId, file, user)));
    expect(atOnce.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429, 429]);
  });
});
