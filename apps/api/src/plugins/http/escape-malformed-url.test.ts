import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";
import { escapeMalformedUrl } from "./escape-malformed-url";

describe("a URL with malformed escapes", () => {
  it.each([
    ["/%E0%A4%A", "/%25E0%25A4%25A"],
    ["/products/%", "/products/%25"],
    ["/%zz?search=%E0%A4%A", "/%25zz?search=%E0%A4%A"],
    ["/caf%C3%A9/100%25", "/caf%C3%A9/100%25"],
    ["/?search=50%", "/?search=50%"],
    ["/api/products/%E0%A4%A", "/api/products/%E0%A4%A"],
  ])("(%s) becomes %s", (url, escaped) => expect(escapeMalformedUrl(url)).toBe(escaped));

  it("shows the 404 page, and is rejected below /api [A19]", async () => {
    const page = "<h1>Page Not Found</h1>";
    const headers = { "content-type": "text/html" };
    const { app } = await buildTestApp({
      pages: async () => new Response(page, { status: 404, headers }),
    });
    for (const url of ["/%E0%A4%A", "/images/%E0%A4%A", "/assets/%", "/products/details/%ff"]) {
      const reply = await app.inject(url);
      expect([url, reply.statusCode, reply.body]).toEqual([url, 404, page]);
    }
    expect((await app.inject("/api/products/%E0%A4%A")).json()).toMatchObject({ code: "malformed_request" });
    expect((await app.inject({ method: "POST", url: "/%E0%A4%A" })).json()).toMatchObject({
      code: "not_found",
    });
  });
});
