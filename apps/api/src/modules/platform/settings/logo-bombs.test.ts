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
  // The library for pictures is loaded by the first one: its memory is no bomb's.
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

/** A PNG of so many pixels each way, eight bits and one channel, of which few bytes are sent. */
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

/** Sends it as a logo is sent, and watches how much memory the process takes at its worst. */
async function send(bytes: Buffer) {
  const before = process.memoryUsage.rss();
  let worst = before;
  const watch = setInterval(() => {
    worst = Math.max(worst, process.memoryUsage.rss());
  }, 5);
  const reply = await sendPicture(app, owner, bytes, "/api/settings/images");
  clearInterval(watch);
  return { status: reply.statusCode, problem: reply.json(), grewMb: (worst - before) / MEGABYTE };
}

const packed = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MEGABYTE));
const TOO_LARGE = [413, validationTexts.imagePixels];
const NO_PICTURE = [415, validationTexts.imageKind];

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${inner}</svg>`);
const laughs = `<!DOCTYPE svg [<!ENTITY a "${"ha".repeat(50)}">${"bcdefghij"
  .split("")
  .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`)
  .join("")}]>`;

describe("a logo that is a bomb", () => {
  it.each([
    ["thirty thousand pixels each way", TOO_LARGE, () => hugePng(30_000, packed(10))],
    ["hundreds of megabytes in a few bytes", TOO_LARGE, () => hugePng(16_000, packed(256))],
    ["an SVG of a million shapes", NO_PICTURE, () => svg('<rect width="1" height="1"/>'.repeat(300_000))],
    [
      "an SVG that grows by its entities",
      NO_PICTURE,
      () => Buffer.concat([Buffer.from(laughs), svg("<text>&j;</text>")]),
    ],
    ["an SVG with a script", NO_PICTURE, () => svg("<script>alert(1)</script>")],
  ])("%s is refused with a sentence, and costs little", async (_title, refusal, make) => {
    const bomb = make();
    expect(bomb.length).toBeLessThan(10 * MEGABYTE);
    const { status, problem, grewMb } = await send(bomb);
    expect([status, problem.errors.file]).toEqual(refusal);
    // A hundredth of what it would be unpacked, and far less than the shop has.
    expect(grewMb).toBeLessThan(150);
  });

  it("larger than a picture may be is not read to its end", async () => {
    const { status, grewMb } = await send(Buffer.alloc(11 * MEGABYTE, 0xff));
    expect([status, grewMb < 150]).toEqual([413, true]);
  });

  it("that was never uploaded here is no logo, whatever its address says", async () => {
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
