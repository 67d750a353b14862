import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validationTexts } from "@larkwood/contract";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";

const dataDir = await mkdtemp(join(tmpdir(), "larkwood-images-"));
const { app, as, call } = await buildTestApp({ env: { DATA_DIR: dataDir } });
const admin = await as("Admin");
const shopper = await as("User");
afterAll(() => rm(dataDir, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#97472a" } });

function upload(file: Buffer, { user = admin, fieldName = "file", path = "/images" } = {}) {
  const boundary = "----test";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${fieldName}"; filename="../../evil.png"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return call(user, "POST", path, {
    payload,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });
}

const stored = () => readdirSync(join(dataDir, "images", "uploads"));

describe("uploading an image", () => {
  it("stores both widths under a random name and serves them", async () => {
    const reply = await upload(await picture(2000, 1500).png().toBuffer());
    expect(reply.statusCode).toBe(201);
    const { pathname } = new URL(reply.json().imageUrl);
    expect(pathname).toMatch(/^\/images\/uploads\/[0-9a-f]{32}_1280\.webp$/);
    for (const [path, width] of [
      [pathname, 1280],
      [pathname.replace("_1280", "_640"), 640],
    ] as const) {
      const served = await app.inject({ url: path });
      expect(served.statusCode).toBe(200);
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "webp", width });
    }
    const [entry] = (await call(admin, "GET", "/audit?action=image")).json();
    expect(entry).toMatchObject({ actorId: admin.id, after: { imageUrl: pathname } });
  });

  it("rotates it by its orientation and removes its metadata", async () => {
    const sideways = await picture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: "secret" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { pathname } = new URL((await upload(sideways)).json().imageUrl);
    const served = await app.inject({ url: pathname });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 20, height: 40 });
    expect(served.rawPayload.includes("secret")).toBe(false);
  });

  it("accepts JPEG, WebP and AVIF by their bytes, not by their names", async () => {
    for (const format of ["jpeg", "webp", "avif"] as const) {
      const reply = await upload(await picture(30, 30).toFormat(format).toBuffer());
      expect(reply.statusCode).toBe(201);
    }
  });

  it("refuses SVG, GIF, disguised and damaged files with a clear error", async () => {
    const before = stored();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const gif = await picture(4, 4).gif().toBuffer();
    for (const file of [svg, gif, Buffer.from("<html>"), Buffer.alloc(0)]) {
      const reply = await upload(file);
      expect(reply.statusCode).toBe(415);
      expect(reply.json().errors).toEqual({ file: validationTexts.imageKind });
    }
    const png = await picture(400, 400).png().toBuffer();
    const damaged = await upload(Buffer.concat([png.subarray(0, 60), Buffer.alloc(500, 7)]));
    expect(damaged.statusCode).toBe(415);
    expect(damaged.json().errors).toEqual({ file: validationTexts.imageBroken });
    expect(stored()).toEqual(before);
  });

  it("refuses more than 10 MB and more than 40 megapixels", async () => {
    const heavy = await upload(
      Buffer.concat([await picture(4, 4).png().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]),
    );
    expect(heavy.statusCode).toBe(413);
    expect(heavy.json().errors).toEqual({ file: validationTexts.imageBytes });
    const vast = await upload(await picture(8000, 5001).png().toBuffer());
    expect(vast.statusCode).toBe(413);
    expect(vast.json().errors).toEqual({ file: validationTexts.imagePixels });
  });

  it("requires catalogue.write for product images and settings.write for shop images", async () => {
    const file = await picture(4, 4).png().toBuffer();
    const replies: Record<string, number[]> = {};
    for (const permission of ["catalogue.write", "settings.write"]) {
      const user = await as("Admin");
      await call(admin, "PUT", `/users/${user.id}/permissions`, { payload: { permissions: [permission] } });
      const sent = [await upload(file, { user }), await upload(file, { user, path: "/settings/images" })];
      replies[permission] = sent.map(({ statusCode }) => statusCode);
    }
    expect(replies).toEqual({ "catalogue.write": [201, 403], "settings.write": [403, 201] });
  });

  it("requires an Admin and a file", async () => {
    const file = await picture(4, 4).png().toBuffer();
    expect((await upload(file, { user: shopper })).statusCode).toBe(403);
    expect((await upload(file, { fieldName: "other" })).json().errors).toEqual({
      file: validationTexts.imageMissing,
    });
    expect((await call(admin, "POST", "/images", { payload: {} })).statusCode).toBe(400);
  });

  it.each([
    ["no boundary", "multipart/form-data", "anything"],
    [
      "no final boundary",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nbytes',
    ],
    ["an empty body", "multipart/form-data; boundary=x", ""],
  ])("returns 400 for a multipart body with %s", async (_title, type, payload) => {
    const reply = await call(admin, "POST", "/images", { payload, headers: { "content-type": type } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toMatch(/malformed_request|invalid_input/);
  });
});
