/** Everything that a text of the owner's can become; what is not here cannot get onto a page. */
export type TextTag =
  | ("h2" | "h3" | "p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "code" | "hr")
  | ("table" | "thead" | "tbody" | "tr" | "th" | "td")
  | ("strong" | "em" | "s" | "a" | "br");

export interface TextElement {
  tag: TextTag;
  children: TextNode[];
  /** Of a link: an address that was found harmless. */
  href?: string;
  /** Of a heading: what a link to it names. */
  id?: string;
}

export type TextNode = string | TextElement;

/** A text of the owner's, taken apart as a page shows it. */
export interface ParsedText {
  /** Its first heading, if it begins with one. */
  title: string | null;
  /** The first paragraph below it. */
  lead: TextNode[] | null;
  body: TextNode[];
}
