import { describe, expect, it } from "vitest";
import { getShop } from "~/lib/shop/shop";
import { defaultMarkdown } from "./default-markdown";
import { parseMarkdown } from "./parse-markdown";
import type { TextNode } from "./text-node";

const parse = (text: string) => parseMarkdown(text, "Fernhill");
const all = (text: string) => JSON.stringify(parse(text));
function hrefsIn(nodes: readonly TextNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [...(node.href ? [node.href] : []), ...hrefsIn(node.children)],
  );
}
const linksOf = (text: string) => hrefsIn([...(parse(text).lead ?? []), ...parse(text).body]);

describe("parseMarkdown", () => {
  it("returns title, lead and body with anchors, and inserts the shop's name", () => {
    const text = parse(
      "# Terms of {shop}\n\nWhat **counts**.\n\n## Prices\n\n- one\n- two\n\n## Prices\n\n### More",
    );
    expect(text.title).toBe("Terms of Fernhill");
    expect(text.lead).toEqual(["What ", { tag: "strong", children: ["counts"] }, "."]);
    expect(
      text.body.map((node) => (typeof node === "string" ? node : `${node.tag} ${node.id ?? ""}`)),
    ).toEqual(["h2 prices", "ul ", "h2 prices-2", "h3 "]);
  });

  it("shows HTML as plain text", () => {
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
  ])("does not link to %s", (url) => {
    expect(linksOf(`[a](${url})`)).toEqual([]);
    expect(linksOf(`[a](<${url}>)`)).toEqual([]);
    expect(linksOf(`[a]\n\n[a]: ${url}`)).toEqual([]);
    expect(linksOf(`<${url}>`)).toEqual([]);
  });

  it("allows web, shop, mail and phone links, but no external images", () => {
    const allowed = ["https://a.example/b", "/returns", "#prices", "mailto:a@b.example", "tel:+15550142300"];
    expect(allowed.flatMap((url) => linksOf(`[a](${url})`))).toEqual(allowed);
    expect(linksOf("[a](/\\evil.example)")).toEqual(["/%5Cevil.example"]);
    expect(all("![a](https://tracker.example/p.gif)")).not.toContain('"img"');
  });

  it.each(["[", ">", "> ", "- ", "*a ", "*_", "![", "[a](", "`", "<a ", "|-", "\\", "[a]: b\n", "1. ", "~~"])(
    "parses a long run of %j into a bounded tree",
    (token) => {
      const text = all(token.repeat(Math.floor(50_000 / token.length)));
      expect(text.split('"children"').length).toBeLessThan(60_000);
    },
  );

  it.each(
    [true, false].flatMap((on) => Object.entries(defaultMarkdown({ ...getShop(), demo: on, trading: !on }))),
  )("parses the default text: %s", (_page, text) => {
    const { title, lead, body } = parse(text);
    expect(title).not.toBeNull();
    expect(lead).not.toBeNull();
    expect(body.length).toBeGreaterThan(3);
    expect(JSON.stringify({ title, lead, body })).not.toContain("{shop}");
  });
});
