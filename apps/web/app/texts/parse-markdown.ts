import MarkdownIt, { type Token } from "markdown-it";
import { plainText } from "./plain-text";
import type { ParsedText, TextElement, TextNode, TextTag } from "./text-node";

const TAGS: ReadonlySet<string> = new Set<TextTag>([
  ...(["h2", "h3", "p", "ul", "ol", "li", "blockquote", "pre", "code", "hr"] as const),
  ...(["table", "thead", "tbody", "tr", "th", "td", "strong", "em", "s", "a", "br"] as const),
]);
const SAFE_LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
// Deeper than any real list; limits the cost of malicious input.
const MAX_NESTING = 20;

// HTML is shown as text. Images are off: an external image could track readers.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: MAX_NESTING });
markdown.disable("image");
markdown.validateLink = (url) => SAFE_LINK.test(url.trim());

/** Limits headings to h2 and h3, because the page title is the only h1. */
const tagOf = (tag: string) => (/^h[12]$/.test(tag) ? "h2" : /^h[3-6]$/.test(tag) ? "h3" : tag);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "part";

/** Builds a tree from the flat list of opening and closing tokens. */
function toTree(tokens: readonly Token[], withShopName: (text: string) => string): TextNode[] {
  const top: TextNode[] = [];
  const open: TextElement[] = [];
  const append = (node: TextNode) => (open.at(-1)?.children ?? top).push(node);
  for (const token of tokens) {
    const { type, nesting, content } = token;
    const tag = tagOf(token.tag);
    // markdown-it hides the paragraphs of tight lists.
    if (token.hidden) continue;
    if (type === "inline") for (const child of toTree(token.children ?? [], withShopName)) append(child);
    else if (type === "text") append(withShopName(content));
    else if (type === "softbreak") append(" ");
    else if (type === "fence" || type === "code_block")
      append({ tag: "pre", children: [{ tag: "code", children: [content] }] });
    else if (type === "code_inline") append({ tag: "code", children: [content] });
    else if (nesting === -1) open.pop();
    else if (!TAGS.has(tag)) append(withShopName(content));
    else {
      const href = token.attrGet("href")?.toString();
      const element: TextElement = { tag: tag as TextTag, children: [], ...(href ? { href } : {}) };
      append(element);
      if (nesting === 1) open.push(element);
    }
  }
  return top;
}

const isTag = (node: TextNode | undefined, tag: TextTag): node is TextElement =>
  typeof node === "object" && node.tag === tag;

/** Gives each heading a unique id for the table of contents. */
function assignHeadingIds(nodes: readonly TextNode[]): void {
  const counts = new Map<string, number>();
  for (const node of nodes) {
    if (!isTag(node, "h2")) continue;
    const name = slug(plainText(node));
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    node.id = count === 1 ? name : `${name}-${count}`;
  }
}

/** Parses a custom text in Markdown; `{shop}` stands for the shop's name. */
export function parseMarkdown(text: string, shop: string): ParsedText {
  const tokens = markdown.parse(text, {});
  const nodes = toTree(tokens, (content) => content.replaceAll("{shop}", shop));
  const title = tokens[0]?.tag === "h1" && isTag(nodes[0], "h2") ? plainText(nodes[0]) : null;
  const remaining = title === null ? nodes : nodes.slice(1);
  const lead = isTag(remaining[0], "p") ? remaining[0].children : null;
  const body = lead ? remaining.slice(1) : remaining;
  assignHeadingIds(body);
  return { title, lead, body };
}
