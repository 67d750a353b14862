import { inflateSync } from "node:zlib";

/** The text of one of our PDFs, line by line. */
export function readPdfText(file: Buffer): string {
  const objects = new Map<string, Buffer>();
  const text = file.toString("latin1");
  for (const { 1: id = "", index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = text.indexOf("\n", index + 1) + 1;
    objects.set(id, file.subarray(from, text.indexOf("\nendobj", from)));
  }
  const bodyOf = (id: string) => objects.get(id)?.toString("latin1") ?? "";
  const fonts = new Map<string, Map<number, string>>();
  for (const [, body] of objects)
    for (const [, name = "", id = ""] of body.toString("latin1").matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(id))?.[1];
      if (unicode) fonts.set(name, readGlyphs(readStream(objects.get(unicode))));
    }
  const lines: string[] = [];
  for (const body of objects.values()) {
    const content = readStream(body);
    if (content.includes("BT")) lines.push(...readContent(content, fonts));
  }
  return lines.join("\n");
}

function readStream(body: Buffer | undefined): string {
  const head = body?.indexOf("stream\n") ?? -1;
  if (!body || head < 0) return "";
  const bytes = body.subarray(head + "stream\n".length, body.lastIndexOf("\nendstream"));
  const isCompressed = body.subarray(0, head).includes("FlateDecode");
  return (isCompressed ? inflateSync(bytes) : bytes).toString("latin1");
}

const fromHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** The characters of a font's glyphs. */
function readGlyphs(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", list = ""] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, hex = ""], at) => {
      letters.set(Number.parseInt(from, 16) + at, fromHex(hex.replaceAll(" ", "")));
    });
  return letters;
}

function readContent(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  let letters = new Map<number, string>();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[-\d. ])*)\] TJ/gi)) {
    if (font) letters = fonts.get(font) ?? letters;
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([\da-f]*)>/gi)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? "?").join(""));
  }
  return lines;
}
