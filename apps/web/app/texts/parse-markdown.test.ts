import { describe, expect, it } from "vitest";
import { defaultMarkdown } from "./default-markdown";
import { parseMarkdown } from "./parse-markdown";
import type { TextNode } from "./text-node";

const read = (text: string) => parseMarkdown(text, "Fernhill");
const all = (text: string) => JSON.stringify(read(text));
function hrefsIn(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.href ? [node.href] : []), ...hrefsIn(node.children)],
  );
}
const linksOf = (text: string) => hrefsIn([...(read(text).lead ?? []), ...read(text).body]);

describe("a text in Markdown", () => {
  it("has a title, a lead and parts that can be linked to, under the shop's name", () => {
    const text = read(
      "# Terms of {shop}\n\nWhat **counts**.\n\n## Prices\n\n- one\n- two\n\n## Prices\n\n### More",
    );
    expect(text.title).toBe("Terms of Fernhill");
    expect(text.lead).toEqual(["What ", { tag: "strong", children: ["counts"] }, "."]);
    expect(
      text.body.map((node) => (typeof node === "string" ? node : `${node.tag} ${node.id ?? ""}`)),
    ).toEqual(["h2 prices", "ul ", "h2 prices-2", "h3 "]);
  });

  it("shows HTML as it was typed, and makes no element of it", () => {
    const text = all("<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b");
    expect(text).not.toMatch(/"tag":"(script|img)"/);
    expect(text).toContain("<script>alert(1)</script>");
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "//evil.example/a",
    "file:///etc/passwd",
  ])("makes no link of %s", (address) => {
    expect(linksOf(`[a](${address})`)).toEqual([]);
    expect(linksOf(`[a](<${address}>)`)).toEqual([]);
    expect(linksOf(`[a]\n\n[a]: ${address}`)).toEqual([]);
    expect(linksOf(`<${address}>`)).toEqual([]);
  });

  it("keeps links to the web, to pages of the shop, to mail and telephones, and shows no picture of elsewhere", () => {
    const kept = ["https://a.example/b", "/returns", "#prices", "mailto:a@b.example", "tel:+15550142300"];
    expect(kept.flatMap((address) => linksOf(`[a](${address})`))).toEqual(kept);
    expect(linksOf("[a](/\\evil.example)")).toEqual(["/%5Cevil.example"]);
    expect(all("![a](https://tracker.example/p.gif)")).not.toContain('"img"');
  });

  it.each(["[", ">", "> ", "- ", "*a ", "*_", "![", "[a](", "`", "<a ", "|-", "\\", "[a]: b\n", "1. ", "~~"])(
    "is read at once, however often %j comes, and never deeper than a page can show",
    (sign) => {
      const begun = performance.now();
      const text = all(sign.repeat(Math.floor(50_000 / sign.length)));
      // Seconds would be a way to stop the shop; the bound is wide for slow machines.
      expect(performance.now() - begun).toBeLessThan(20_000);
      expect(text.split('"children"').length).toBeLessThan(60_000);
    },
    30_000,
  );

  it.each(Object.entries(defaultMarkdown))("can begin with the page as it comes: %s", (_page, text) => {
    const { title, lead, body } = read(text);
    expect(title).not.toBeNull();
    expect(lead).not.toBeNull();
    expect(body.length).toBeGreaterThan(3);
    expect(JSON.stringify(body)).not.toContain("{shop}");
  });
});
