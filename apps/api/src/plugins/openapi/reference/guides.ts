import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";

/** Guides of the reference, in the order of the navigation: their addresses, titles and files in `docs`. */
export const GUIDES = [
  { slug: "first-order", title: "First order", file: "first-order.md" },
  { slug: "sync", title: "Sync", file: "sync.md" },
  { slug: "webhooks", title: "Webhooks", file: "webhooks.md" },
  { slug: "errors", title: "Errors", file: "api-errors.md" },
  { slug: "limits", title: "Limits", file: "api-limits.md" },
  { slug: "idempotency", title: "Idempotency", file: "api-idempotency.md" },
  { slug: "versions", title: "Versions", file: "api-stability.md" },
] as const;

// A build has copies beside the other files of the reference.
const built = new URL("./docs-files/guides/", import.meta.url);
const sources = new URL("../../../../../../docs/", import.meta.url);
const folder = existsSync(built) ? built : sources;

const markdown = new MarkdownIt({ html: false });
const openFence = markdown.renderer.rules.fence;
markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
  const label = tokens[index]?.info || "Code";
  const code = openFence?.(tokens, index, options, env, self) ?? "";
  return `<figure class="code"><figcaption>${label}</figcaption>${code.replace("<pre>", `<pre tabindex="0" aria-label="${label}">`)}</figure>`;
};

// Links to files that the shop doesn't serve become text, and headings get ids.
markdown.core.ruler.push("reference", ({ tokens }) => {
  for (const [index, token] of tokens.entries()) {
    if (token.type === "heading_open") token.attrSet("id", toAnchor(tokens[index + 1]?.content ?? ""));
    const open: string[] = [];
    for (const child of token.children ?? []) {
      if (child.type === "link_open") {
        const href = servedAddress(String(child.attrGet("href")));
        child.tag = href ? "a" : "span";
        child.attrs = href ? [["href", href]] : null;
        open.push(child.tag);
      } else if (child.type === "link_close") child.tag = open.pop() ?? "a";
    }
  }
});

const toAnchor = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

function servedAddress(target: string): string | null {
  if (/^(?:https:|#|\/api\/)/.test(target)) return target;
  const [file, hash = ""] = target.split("#");
  const guide = GUIDES.find((one) => one.file === file);
  return guide ? `/api/docs/guides/${guide.slug}${hash && `#${hash}`}` : null;
}

/** The guide as HTML. */
export const guideHtml = (file: string): string =>
  markdown.render(readFileSync(fileURLToPath(new URL(file, folder)), "utf8"));
