import type { TextNode } from "./text-node";

/** The words of a node without their form. */
export function plainText(node: TextNode): string {
  return typeof node === "string" ? node : node.children.map(plainText).join("");
}
