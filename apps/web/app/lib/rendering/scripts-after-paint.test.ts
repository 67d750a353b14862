import { describe, expect, it } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/></head>
<script>window.context = {};</script><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/a.js";
  window.modules = {"root":route0};

import("/assets/entry.js");</script>`;

describe("the scripts of a page", () => {
  it("are neither preloaded nor imported before the first paint", () => {
    const html = scriptsAfterPaint(page, "n");
    expect(html).not.toContain("<link");
    expect(html).not.toMatch(/^import\s*["*]/m);
    const [early = "", late = ""] = html.split("readyState");
    expect(late).toContain(`for (const href of ["/assets/a.js","/assets/b.js"])`);
    expect(late).toContain("await import");
    expect(early).not.toContain("await import");
  });

  it("are preloaded immediately with low priority on a slow connection", () => {
    const [, early = ""] =
      /<head><script nonce="n">(.*?)<\/script>/s.exec(scriptsAfterPaint(page, "n")) ?? [];
    expect(early).toMatch(/^if \(performance\.now\(\) > 400\) for/);
    expect(early).toContain(`for (const href of ["/assets/a.js","/assets/b.js"])`);
    expect(early).toContain(`fetchPriority: "low"`);
  });

  it("run the same code in the same order", () => {
    const html = scriptsAfterPaint(page, "n");
    expect(html).toContain(`await import("/assets/manifest.js");
const route0 = await import("/assets/a.js");
  window.modules = {"root":route0};

import("/assets/entry.js");</script>`);
    expect(html).toContain("<script>window.context = {};</script>");
  });
});
