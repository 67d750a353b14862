const BLOCKS = new Set(
  "address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tr ul".split(
    " ",
  ),
);
const HIDDEN = new Set(["script", "style", "template", "noscript", "iframe", "svg", "head"]);

const NAMED: Record<string, string> = {
  ...{
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    shy: "",
    ensp: " ",
    emsp: " ",
    thinsp: " ",
  },
  ...{ ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·", deg: "°", times: "×", frac12: "½" },
  ...{ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", laquo: "«", raquo: "»" },
  ...{ copy: "©", reg: "®", trade: "™", euro: "€", pound: "£", sup2: "²", sup3: "³", plusmn: "±" },
  ...{
    auml: "ä",
    ouml: "ö",
    uuml: "ü",
    Auml: "Ä",
    Ouml: "Ö",
    Uuml: "Ü",
    szlig: "ß",
    oslash: "ø",
    aring: "å",
  },
  ...{ eacute: "é", egrave: "è", ecirc: "ê", agrave: "à", aacute: "á", acirc: "â", ccedil: "ç", ntilde: "ñ" },
  ...{ iacute: "í", oacute: "ó", uacute: "ú", ocirc: "ô", icirc: "î", ucirc: "û", euml: "ë", iuml: "ï" },
};

/** Whether a text contains HTML elements or references. */
export const isHtml = (text: string) => /<\/?[a-z!]|&#?\w{1,10};/i.test(text);

/** Converts HTML to plain paragraphs: blocks are separated by an empty line, list items are lines with a bullet. */
export function htmlToText(html: string): string {
  let text = "";
  let hidden = "";
  for (const { tag, isEnd, content } of tokensOf(html)) {
    if (hidden) {
      if (isEnd && tag === hidden) hidden = "";
    } else if (tag === undefined) text += decode(content).replace(/[\s\u00a0]+/g, " ");
    else if (HIDDEN.has(tag)) hidden = isEnd ? "" : tag;
    else if (tag === "br") text += "\n";
    else if (tag === "li") text += isEnd ? "" : "\n• ";
    else if (BLOCKS.has(tag)) text += "\n\n";
    else if ((tag === "td" || tag === "th") && isEnd) text += " ";
  }
  return tidy(text);
}

/** Trims lines and leaves at most one empty line between two. */
export function tidy(text: string): string {
  const lines: string[] = [];
  for (const line of text.replaceAll("\r\n", "\n").split(/[\n\r]/)) {
    const trimmed = line
      .replace(/[^\S\n]+/g, " ")
      .replace(/\p{Cc}/gu, "")
      .trim();
    if (trimmed !== "" || lines.at(-1) !== "") lines.push(trimmed === "•" ? "" : trimmed);
  }
  return lines.join("\n").trim();
}

interface Token {
  /** Name of the element; undefined for text. */
  tag?: string;
  isEnd?: boolean;
  content: string;
}

/** Splits HTML into tags and texts. A `<` that begins no tag is text. */
function* tokensOf(html: string): Generator<Token> {
  let at = 0;
  let textStart = 0;
  for (;;) {
    const start = html.indexOf("<", at);
    if (start === -1) break;
    const next = html.slice(start + 1, start + 40);
    const [, slash, name] = /^(\/?)([a-zA-Z][a-zA-Z0-9]*)/.exec(next) ?? [];
    const isComment = next.startsWith("!--");
    if (!name && !next.startsWith("!")) {
      at = start + 1;
      continue;
    }
    if (start > textStart) yield { content: html.slice(textStart, start) };
    const end = html.indexOf(isComment ? "-->" : ">", start);
    if (end === -1) return;
    at = end + (isComment ? 3 : 1);
    textStart = at;
    if (name) yield { tag: name.toLowerCase(), isEnd: slash === "/", content: "" };
  }
  if (textStart < html.length) yield { content: html.slice(textStart) };
}

function decode(text: string): string {
  return text.replace(/&(#?\w{1,10});/g, (reference, name: string) => {
    if (!name.startsWith("#")) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? "") : reference;
    const isHex = name[1] === "x" || name[1] === "X";
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    const isCharacter = code > 31 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : "";
  });
}
