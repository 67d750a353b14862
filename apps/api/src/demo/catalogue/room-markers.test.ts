import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { demoId } from "../demo-id";
import { demoCatalogue } from "./index";
import { demoVariants } from "./variants";

type Marker = {
  product: string;
  id: string;
  variant?: string;
  point: [number, number];
  box: [number, number, number, number];
};

const FOLDER = fileURLToPath(new URL("../../../../web/public/images/rooms/", import.meta.url));
const namesOf = (suffix: string) =>
  readdirSync(FOLDER).flatMap((file) => (file.endsWith(suffix) ? [file.slice(0, -suffix.length)] : []));
const rooms = namesOf("_1280.webp");
const markersOf = (room: string): Marker[] =>
  JSON.parse(readFileSync(`${FOLDER}${room}.markers.json`, "utf8"));

describe("the markers of a room", () => {
  it("exist for every room picture", () => {
    expect(namesOf(".markers.json")).toEqual(rooms);
  });

  it("name products of the catalogue, each once per room", () => {
    const slugs = new Set(demoCatalogue.map(({ slug }) => slug));
    for (const room of rooms) {
      const products = markersOf(room).map(({ product }) => product);
      expect(products.length, room).toBeGreaterThan(0);
      expect(
        products.filter((slug) => !slugs.has(slug)),
        room,
      ).toEqual([]);
      expect(new Set(products).size, room).toBe(products.length);
    }
  });

  it("have the ids that the products get in a demo shop", () => {
    for (const room of rooms)
      for (const { product, id } of markersOf(room)) expect(id, room).toBe(demoId("product", product));
  });

  it("name variants of their products", () => {
    const variants = new Map(demoVariants().map(({ id, productId }) => [id, productId]));
    const shown = rooms.flatMap(markersOf).filter(({ variant }) => variant);
    expect(shown.length).toBeGreaterThan(5);
    for (const { id, variant = "", product } of shown) expect(variants.get(variant), product).toBe(id);
  });

  it("lie inside the picture, with the point inside the box", () => {
    for (const room of rooms)
      for (const { product, point, box } of markersOf(room)) {
        const [left, top, right, bottom] = box;
        const where = `${room} ${product}`;
        expect(Math.min(left, top), where).toBeGreaterThanOrEqual(0);
        expect(Math.max(right, bottom), where).toBeLessThanOrEqual(1);
        expect(point[0], where).toBeGreaterThan(left);
        expect(point[0], where).toBeLessThan(right);
        expect(point[1], where).toBeGreaterThan(top);
        expect(point[1], where).toBeLessThan(bottom);
      }
  });
});
