import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CATEGORIES } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { demoCatalogue } from "./index";

const KB = 1024;
const BYTE_LIMITS = { 1280: 90 * KB, 640: 30 * KB } as const;
const PICTURES = fileURLToPath(new URL("../../../../web/public/images/products/", import.meta.url));

const sentences = (text: string) => text.split(/\.(?:\s|$)/).filter((part) => part.trim() !== "");

type Width = keyof typeof BYTE_LIMITS;
const pictureFile = (slug: string, width: Width) => `${PICTURES}${slug}_${width}.webp`;
const readPicture = (slug: string, width: Width) => readFileSync(pictureFile(slug, width));

describe("the demo catalogue", () => {
  it("has at least 72 products with unique slugs, names and dates", () => {
    expect(demoCatalogue.length).toBeGreaterThanOrEqual(72);
    for (const key of ["slug", "name", "addedDaysAgo"] as const) {
      expect(new Set(demoCatalogue.map((product) => product[key])).size).toBe(demoCatalogue.length);
    }
  });

  it.each(CATEGORIES)("has %s products with no, low, medium and high stock", (category) => {
    const stock = demoCatalogue
      .filter((product) => product.category === category)
      .map(({ quantity }) => quantity);
    expect(stock).toContain(0);
    expect(stock.some((quantity) => quantity >= 1 && quantity <= 9)).toBe(true);
    expect(stock.some((quantity) => quantity >= 10 && quantity <= 50)).toBe(true);
    expect(stock.some((quantity) => quantity > 50)).toBe(true);
  });

  it("has prices between $24 and $2,890 in whole cents", () => {
    for (const { slug, priceCents } of demoCatalogue) {
      expect(Number.isInteger(priceCents), slug).toBe(true);
      expect(priceCents, slug).toBeGreaterThanOrEqual(24_00);
      expect(priceCents, slug).toBeLessThanOrEqual(2_890_00);
    }
  });

  it("describes every product in two to four sentences with its size", () => {
    for (const { slug, description } of demoCatalogue) {
      const count = sentences(description).length;
      expect(count, slug).toBeGreaterThanOrEqual(2);
      expect(count, slug).toBeLessThanOrEqual(4);
      expect(description, slug).toMatch(/\d+ cm/);
    }
  });
});

describe("the pictures of the demo catalogue", () => {
  it.each([1280, 640] as const)("exist for every product at %i pixels within the byte limit", (width) => {
    expect(demoCatalogue.filter(({ slug }) => !existsSync(pictureFile(slug, width)))).toEqual([]);
    for (const { slug } of demoCatalogue) {
      const bytes = readPicture(slug, width);
      expect(bytes.subarray(8, 12).toString("latin1"), slug).toBe("WEBP");
      expect(bytes.length, slug).toBeLessThanOrEqual(BYTE_LIMITS[width]);
    }
  });

  it("are never shared by two products", () => {
    const hashes = demoCatalogue.flatMap(({ slug }) =>
      ([1280, 640] as const).map((width) =>
        createHash("sha256").update(readPicture(slug, width)).digest("hex"),
      ),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});
