import { describe, expect, it } from "vitest";
import { withoutImports } from "./trim-manifest.mjs";

const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/shop.js"] },
  routes: { home: { id: "home", module: "/assets/home.js", imports: ["/assets/shop.js"] } },
};

describe("the file with all routes", () => {
  it("keeps the module of each route and leaves out what the module imports", () => {
    const script = withoutImports(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
    expect(JSON.parse(script.replace("window.__reactRouterManifest=", "").replace(/;$/, ""))).toEqual({
      entry: manifest.entry,
      routes: { home: { id: "home", module: "/assets/home.js" } },
    });
  });

  it("fails the build if React Router writes it in another form", () => {
    expect(() => withoutImports("export default {}")).toThrow("another form");
  });
});
