import { expect, it } from "vitest";
import { withoutImports } from "./slim-manifest.mjs";

const route = { id: "pages/shop/cart", parentId: "root", path: "cart", module: "/assets/cart-1.js" };
const manifest = (more: object) =>
  `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: "/assets/entry-1.js", imports: ["/assets/shop-1.js"], css: [] },
    routes: { [route.id]: { ...route, ...more } },
    url: "/assets/manifest-1.js",
    version: "1",
  })};`;

const routeOf = (script: string) =>
  JSON.parse(script.replace(/^window\.__reactRouterManifest=/, "").replace(/;$/, "")).routes[route.id];

it("removes only what a browser does not need from the route manifest", () => {
  const slim = withoutImports(
    manifest({ hasLoader: true, hasAction: false, index: false, imports: ["/assets/shop-1.js"], css: [] }),
  );
  expect(routeOf(slim)).toEqual({ ...route, hasLoader: true });
  expect(slim).not.toContain("shop-1");
  expect(slim).toContain("entry-1");
  expect(slim).toContain('"version":"1"');
});

it("keeps the styles of a route", () => {
  expect(routeOf(withoutImports(manifest({ css: ["/assets/cart-1.css"] }))).css).toEqual([
    "/assets/cart-1.css",
  ]);
});

it("rejects a manifest in an unknown format", () => {
  expect(() => withoutImports("export default {}")).toThrow("unknown format");
});
