import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isOfSize, parseSilhouette, silhouetteName } from "./silhouettes";

const read = (name: string, view: "front" | "side") => {
  const folder = new URL("../../../apps/web/public/images/silhouettes/", import.meta.url);
  const silhouette = parseSilhouette(
    readFileSync(fileURLToPath(new URL(`${name}.${view}.svg`, folder)), "utf8"),
  );
  if (!silhouette) throw new Error(`${name}.${view} is not a silhouette`);
  return silhouette;
};
const readBoth = (name: string) => ({ front: read(name, "front"), side: read(name, "side") });

it("shares the outline of a product among its fabrics, but not among its lengths", () => {
  expect(silhouetteName("/images/products/alder-three-seat-sofa_1280.webp")).toBe("alder-three-seat-sofa");
  expect(silhouetteName("/images/products/alder-three-seat-sofa.wool-moss_1280.webp")).toBe(
    "alder-three-seat-sofa",
  );
  expect(silhouetteName("https://shop.example/images/products/holm-oak-dining-table.160-cm_1280.webp")).toBe(
    "holm-oak-dining-table.160-cm",
  );
});

it("knows no outline of uploaded pictures", () => {
  expect(silhouetteName("/uploads/0b9c3f_1280.webp")).toBeNull();
  expect(silhouetteName("/images/products/../../secret_1280.webp")).toBeNull();
});

it("uses an outline only if it has the size of the product", () => {
  const table = readBoth("holm-oak-dining-table.160-cm");
  expect(isOfSize(table, { width: 160, depth: 95, height: 75 })).toBe(true);
  expect(isOfSize(table, { width: 220, depth: 95, height: 75 })).toBe(false);
  // The model shows it raised; the product states its height when flat.
  expect(isOfSize(readBoth("sol-sun-lounger"), { width: 68, depth: 200, height: 34 })).toBe(false);
  // Its feet stand on a circle.
  expect(isOfSize(readBoth("twig-coat-stand"), { width: 48, depth: 48, height: 176 })).toBe(true);
});

it("reads nothing but an outline", () => {
  expect(parseSilhouette("<html><body>Not found</body></html>")).toBeNull();
  expect(parseSilhouette('<svg viewBox="0 0 1 1"><path d="url(#x)"/></svg>')).toBeNull();
});
