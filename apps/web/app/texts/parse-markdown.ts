import MarkdownIt, { type Token } from "markdown-it";
import { plainText } from "./plain-text";
import type { ParsedText, TextElement, TextNode, TextTag } from "./text-node";

const TAGS: ReadonlySet<string> = new Set<TextTag>([
  ...(["h2", "h3", "p", "ul", "ol", "li", "blockquote", "pre", "code", "hr"] as const),
  ...(["table", "thead", "tbody", "tr", "th", "td", "strong", "em", "s", "a", "br"] as const),
]);
const HARMLESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
// Deeper than any honest list; and what is nested without end must not cost without end.
const MOST_NESTED = 20;

// HTML is a text like any other here, and a picture could tell another site who reads.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: MOST_NESTED });
markdown.disable("image");
markdown.validateLink = (address) => HARMLESS.test(address.trim());

/** The page's own heading is the first; all others are below it. */
const tagOf = (tag: string) => (/^h[12]$/.test(tag) ? "h2" : /^h[3-6]$/.test(tag) ? "h3" : tag);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "") || "part";

/** Puts tokens, which open and close, into the tree that they mean. */
function toTree(tokens: readonly Token[], named: (text: string) => string): TextNode[] {
  const top: TextNode[] = [];
  const open: TextElement[] = [];
  const put = (node: TextNode) => (open.at(-1)?.children ?? top).push(node);
  for (const token of tokens) {
    const { type, nesting, content } = token;
    const tag = tagOf(token.tag);
    // The paragraphs of a tight list are only for those who count them.
    if (token.hidden) continue;
    if (type === "inline") for (const child of toTree(token.children ?? [], named)) put(child);
    else if (type === "text") put(named(content));
    else if (type === "softbreak") put(" ");
    else if (type === "fence" || type === "code_block")
      put({ tag: "pre", children: [{ tag: "code", children: [content] }] });
    else if (type === "code_inline") put({ tag: "code", children: [content] });
    else if (nesting === -1) open.pop();
    else if (!TAGS.has(tag)) put(named(content));
    else {
      const href = token.attrGet("href")?.toString();
      const element: TextElement = { tag: tag as TextTag, children: [], ...(href ? { href } : {}) };
      put(element);
      if (nesting === 1) open.push(element);
    }
  }
  return top;
}

const isTag = (node: TextNode | undefined, tag: TextTag): node is TextElement =>
  typeof node === "object" && node.tag === tag;

/** Gives each heading a name of its own, for the list of contents. */
function nameHeadings(nodes: readonly TextNode[]): void {
  const taken = new Map<string, number>();
  for (const node of nodes) {
    if (!isTag(node, "h2")) continue;
    const name = slug(plainText(node));
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    node.id = times === 1 ? name : `${name}-${times}`;
  }
}

/** A text in Markdown as a page shows it; `{shop}` stands for the shop's name. */
export function parseMarkdown(text: string, shop: string): ParsedText {
  const tokens = markdown.parse(text, {});
  const nodes = toTree(tokens, (words) => words.replaceAll("{shop}", shop));
  const title = tokens[0]?.tag === "h1" && isTag(nodes[0], "h2") ? plainText(nodes[0]) : null;
  const rest = title === null ? nodes : nodes.slice(1);
  const lead = isTag(rest[0], "p") ? rest[0].children : null;
  const body = lead ? rest.slice(1) : rest;
  nameHeadings(body);
  return { title, lead, body };
}
