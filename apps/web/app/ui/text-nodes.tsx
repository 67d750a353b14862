import { createElement, type ReactNode } from "react";
import type { TextElement, TextNode } from "~/texts/text-node";

const classNames: Partial<Record<TextElement["tag"], string>> = {
  h2: "mt-10 text-xl first:mt-0",
  h3: "mt-6 text-lg",
  p: "mt-3 text-ink-soft first:mt-0",
  ul: "mt-3 list-disc space-y-1.5 pl-6 text-ink-soft",
  ol: "mt-3 list-decimal space-y-1.5 pl-6 text-ink-soft",
  blockquote: "mt-4 border-l-2 border-hairline-strong pl-4",
  pre: "mt-3 overflow-x-auto bg-linen p-4 text-sm",
  hr: "my-8 border-hairline",
  table: "mt-4 block w-full overflow-x-auto text-left text-sm",
  th: "border-b border-hairline-strong py-2 pr-6 font-medium",
  td: "border-b border-hairline py-2 pr-6 align-top text-ink-soft",
  a: "link text-ink",
};

const isExternal = (href: string | undefined) => href?.startsWith("http");

function renderNode(node: TextNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, href, id, children } = node;
  const external = isExternal(href) ? { rel: "noopener noreferrer nofollow" } : {};
  return createElement(
    tag,
    { key, className: classNames[tag], href, id, ...external },
    children.length > 0 ? children.map(renderNode) : undefined,
  );
}

/** Renders the owner's text as elements, never as HTML, so that it cannot contain scripts. */
export function TextNodes({ nodes }: { nodes: readonly TextNode[] }) {
  return <>{nodes.map(renderNode)}</>;
}
