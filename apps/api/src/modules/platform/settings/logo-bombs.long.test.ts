import { crc32, deflateSync } from "node:zlib";
import { validationTexts } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { picture, sendPicture } from "../../../testing/send-picture";

const shop = await buildTestApp({ env: { SHOP_MODE: "trading" } });
const { app, call } = shop;
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
  // Loads the image library, so that its memory isn't measured later.
  await sendPicture(app, owner, await picture("#123456"));
});

const MEGABYTE = 1024 * 1024;

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG with this width and height, eight bits and one channel, that is small when compressed. */
function hugePng(side: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Uploads a logo and measures the peak memory of the process. */
async function send(bytes: Buffer) {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const reply = await sendPicture(app, owner, bytes, "/api/settings/images");
  clearInterval(sampler);
  return { status: reply.statusCode, problem: reply.json(), grewMb: (peak - before) / MEGABYTE };
}

const compressedZeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MEGABYTE));
const TOO_LARGE = [413, validationTexts.imagePixels];
const NOT_AN_IMAGE = [415, validationTexts.imageKind];

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inner}</svg>`);
const billionLaughs = `<!DOCTYPE svg [<!ENTITY a "${"ha".repeat(50)}">${"bcdefghij"
  .split("")
  .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`)
  .join("")}]>`;

describe("a malicious logo", () => {
  it.each([
    ["thirty thousand pixels each way", TOO_LARGE, () => hugePng(30_000, compressedZeros(10))],
    ["hundreds of megabytes in a few bytes", TOO_LARGE, () => hugePng(16_000, compressedZeros(256))],
    ["an SVG of a million shapes", NOT_AN_IMAGE, () => svg('<rect width="1" height="1"/>'.repeat(300_000))],
    [
      "an SVG that grows by its entities",
      NOT_AN_IMAGE,
      () => Buffer.concat([Buffer.from(billionLaughs), svg("<text>&j;</text>")]),
    ],
    ["an SVG with a script", NOT_AN_IMAGE, () => svg("<script>alert(1)</script>")],
  ])("(%s) is refused with a message and uses little memory", async (_title, refusal, make) => {
    const bomb = make();
    expect(bomb.length).toBeLessThan(10 * MEGABYTE);
    const { status, problem, grewMb } = await send(bomb);
    expect([status, problem.errors.file]).toEqual(refusal);
    // Far less than the unpacked image would need.
    expect(grewMb).toBeLessThan(150);
  });

  it("above the size limit is not read completely", async () => {
    const { status, grewMb } = await send(Buffer.alloc(11 * MEGABYTE, 0xff));
    expect([status, grewMb < 150]).toEqual([413, true]);
  });

  it("with an address outside the shop's uploads is refused", async () => {
    for (const value of [
      "data:image/svg+xml;base64,PHN2Zz4=",
      "https://elsewhere.example/logo.png",
      "/images/../../etc/passwd",
      "javascript:alert(1)",
    ]) {
      const reply = await call(owner, "PUT", "/settings/logo", { payload: { value } });
      expect([reply.statusCode, reply.json().detail], value).toEqual([
        400,
        expect.stringContaining("logo must be"),
      ]);
    }
    expect((await call(null, "GET", "/shop")).json()).toMatchObject({ logo: null });
  });
});
