import type { TextNode } from "./text-node";

/** The text of a node without formatting. */
export function plainText(node: TextNode): string {
  return typeof node === "string" ? node : node.children.map(plainText).join("");
}
