import { describe, expect, it } from "vitest";
import { scriptsAfterLoad } from "./scripts-after-load";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/></head>
<script>window.context = {};</script><script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/a.js";
  window.modules = {"root":route0};

import("/assets/entry.js");</script>`;

describe("the scripts of a page", () => {
  it("are neither preloaded nor imported before the page is there", () => {
    const html = scriptsAfterLoad(page);
    expect(html).not.toContain("<link");
    expect(html).not.toMatch(/^import\s*["*]/m);
    expect(html).toContain(`for (const href of ["/assets/a.js","/assets/b.js"])`);
    expect(html.indexOf("readyState")).toBeLessThan(html.indexOf("await import"));
  });

  it("are the same as before, in the same order", () => {
    const html = scriptsAfterLoad(page);
    expect(html).toContain(`await import("/assets/manifest.js");
const route0 = await import("/assets/a.js");
  window.modules = {"root":route0};

import("/assets/entry.js");</script>`);
    expect(html).toContain("<script>window.context = {};</script>");
  });
});
