/** The tags allowed in a custom text. No other tag can reach a page. */
export type TextTag =
  | ("h2" | "h3" | "p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "code" | "hr")
  | ("table" | "thead" | "tbody" | "tr" | "th" | "td")
  | ("strong" | "em" | "s" | "a" | "br");

export interface TextElement {
  tag: TextTag;
  children: TextNode[];
  /** Target of a link, checked to be safe. */
  href?: string;
  /** Anchor of a heading. */
  id?: string;
}

export type TextNode = string | TextElement;

/** A custom text, parsed for display. */
export interface ParsedText {
  /** The first heading, if the text starts with one. */
  title: string | null;
  /** The first paragraph below the title. */
  lead: TextNode[] | null;
  body: TextNode[];
}
