import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import { LIMITS, validationTexts } from "@larkwood/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../../core/app-error";
import { createFolderStorage } from "../../../storage/folder-storage";
import { encodeImage } from "./encode-image";
import { keyOf, pathOf } from "./image-files";

const MEGABYTE = 1024 * 1024;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "larkwood-bombs-"));
});
afterAll(() => rm(folder, { recursive: true }));

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

interface PngParts {
  width: number;
  height: number;
  interlaced?: boolean;
  /** Compressed rows; a black image by default. */
  rows?: Buffer;
  extra?: Buffer[];
}

/** Builds a PNG with 16 bits per channel and alpha, which needs the most memory. */
function png({ width, height, interlaced = false, rows, extra = [] }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...extra,
    chunk("IDAT", rows ?? deflateSync(Buffer.alloc((width * 8 + 1) * height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

async function storeImage(bytes: Buffer): Promise<string> {
  const name = randomBytes(16).toString("hex");
  const { files } = await encodeImage(bytes);
  for (const { width, data } of files) await createFolderStorage(folder).put(keyOf(name, width), data);
  return pathOf(name);
}

/** Stores an image and measures the peak memory of the process. */
async function store(bytes: Buffer): Promise<{ outcome: string; grewMb: number }> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const outcome = await storeImage(bytes).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return String(error.details.errors?.file);
  });
  clearInterval(sampler);
  return { outcome, grewMb: (peak - before) / MEGABYTE };
}

const STORED = /^\/images\/uploads\/\w+_1280\.webp$/;

describe("a decompression bomb", () => {
  it.each([
    ["the largest size that a header can declare", { width: 2 ** 31 - 1, height: 2 ** 31 - 1 }],
    ["65,535 pixels in both directions", { width: 65_535, height: 65_535 }],
    ["one endless row", { width: 2 ** 31 - 1, height: 1 }],
    ["one pixel more than allowed", { width: LIMITS.imagePixels + 1, height: 1 }],
  ])("with %s is refused by its header without decoding", async (_title, size) => {
    const { outcome, grewMb } = await store(png({ ...size, rows: deflateSync(Buffer.alloc(1000)) }));
    expect([validationTexts.imagePixels, validationTexts.imageBroken]).toContain(outcome);
    expect(grewMb).toBeLessThan(50);
  });

  it("with interlaced rows takes the memory of one decoded image, not of several", async () => {
    const [width, height] = [8_000, 2_000];
    const unpacked = width * height * 8;
    const rows = deflateSync(Buffer.alloc(unpacked + 3 * height), { level: 1 });
    const bomb = png({ width, height, interlaced: true, rows });
    expect(bomb.length).toBeLessThan(unpacked / 100);
    const { outcome, grewMb } = await store(bomb);
    expect(outcome).toMatch(STORED);
    // One decoded copy takes 1.65 times its size, two would take 2.65; the rest is tolerance.
    expect(grewMb).toBeLessThan((unpacked / MEGABYTE) * 2.3);
  });

  it("in the profile, the texts or after the last row is not decompressed", async () => {
    const zeros = deflateSync(Buffer.alloc(200 * MEGABYTE), { level: 1 });
    const named = (head: string) => Buffer.concat([Buffer.from(head, "latin1"), zeros]);
    const bombs = [
      png({ width: 4, height: 4, extra: [chunk("iCCP", named("a\0\0"))] }),
      png({ width: 4, height: 4, extra: [chunk("zTXt", named("a\0\0"))] }),
      png({ width: 4, height: 4, extra: [chunk("iTXt", named("a\0\x01\0\0\0"))] }),
      png({ width: 4, height: 4, rows: zeros }),
    ];
    for (const bomb of bombs) expect((await store(bomb)).grewMb).toBeLessThan(100);
  });

  it("with many frames is stored as its first frame", async () => {
    const [side, frames] = [60, 400];
    const pixels = Buffer.alloc(side * side * frames * 3);
    for (let i = 0; i < pixels.length; i += 977) pixels[i] = i % 251;
    const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
    const animation = await sharp(pixels, { raw }).webp({ effort: 0 }).toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(frames);
    const { outcome } = await store(animation);
    const saved = await sharp(join(folder, outcome.replace("/images/", ""))).metadata();
    expect([saved.pages ?? 1, saved.width, saved.height]).toEqual([1, side, side]);
  });

  it("that is too high for WebP is refused as damaged", async () => {
    const { outcome } = await store(png({ width: 1, height: 20_000 }));
    expect(outcome).toBe(validationTexts.imageBroken);
  });

  it("that is gzipped is refused", async () => {
    const packed = gzipSync(png({ width: 4, height: 4 }));
    expect((await store(packed)).outcome).toBe(validationTexts.imageKind);
  });

  it("leaves no partial files behind", () => {
    expect(readdirSync(join(folder, "uploads")).filter((name) => !name.endsWith(".webp"))).toEqual([]);
  });
});
