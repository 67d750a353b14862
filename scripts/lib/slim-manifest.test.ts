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

it("leaves out of the table of routes what a browser does not need, and nothing else", () => {
  const slim = withoutImports(
    manifest({ hasLoader: true, hasAction: false, index: false, imports: ["/assets/shop-1.js"], css: [] }),
  );
  expect(routeOf(slim)).toEqual({ ...route, hasLoader: true });
  expect(slim).not.toContain("shop-1");
  expect(slim).toContain("entry-1");
  expect(slim).toContain('"version":"1"');
});

it("keeps the styles that a route has of its own", () => {
  expect(routeOf(withoutImports(manifest({ css: ["/assets/cart-1.css"] }))).css).toEqual([
    "/assets/cart-1.css",
  ]);
});

it("refuses a table that is written in another way than it knows", () => {
  expect(() => withoutImports("export default {}")).toThrow("unexpected format");
});
