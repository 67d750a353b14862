import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Silhouettes, Size } from "@larkwood/domain";
import { create, type Font } from "fontkit";
import PDFDocument from "pdfkit";
import { drawViews, VIEWS_HEIGHT } from "./draw-views";

const find = createRequire(import.meta.url).resolve;

/** A parsed font. pdfkit accepts it, but its types don't include it. */
function openFont(name: string): PDFKit.Mixins.PDFFontSource {
  const font = create(readFileSync(find(`dejavu-fonts-ttf/ttf/${name}.ttf`))) as Font;
  return font as unknown as Uint8Array;
}
// Parsed once, because parsing takes most of the time. Covers Latin, Greek, Cyrillic, Hebrew and Arabic.
const FONTS = { text: openFont("DejaVuSans"), bold: openFont("DejaVuSans-Bold") };

const INK = "#1f1a17";
const SOFT = "#6b625b";
const LINE = "#d9d2ca";
const MARGIN = 56;
const FOOT = 40;
const ROW_GAP = 6;
const COLUMN_GAP = 8;
const SUM_WIDTH = 112;

interface TableOptions {
  /** Indexes of right-aligned columns. */
  numbers: readonly number[];
  /** Column widths; null takes the remaining width. */
  widths: readonly (number | null)[];
  /** The row of totals. */
  foot?: readonly string[];
}

/** The seller or the customer, with the heading above the address. */
interface Party {
  heading: string;
  lines: readonly string[];
}

/** Builds a PDF of A4 pages from the elements of our documents. */
export interface PdfBuilder {
  beginPage(): void;
  /** `documentName` is repeated on the following pages. */
  heading(title: string, names: { shopName: string; documentName: string }): void;
  parties(left: Party, right: Party): void;
  facts(rows: readonly (readonly [string, string])[]): void;
  table(head: readonly string[], rows: readonly (readonly string[])[], options: TableOptions): void;
  sums(rows: readonly (readonly [string, string])[]): void;
  total(name: string, value: string): void;
  note(title: string, text: string): void;
  /** A piece to scale from the front, the side and above, with its lengths. */
  views(size: Size, outlines: Silhouettes | null): void;
  end(): Promise<Buffer>;
}

/** The shop's logo for documents: a data URL and its size in points. */
export interface Letterhead {
  image: string;
  width: number;
  height: number;
}

export interface FileInfo {
  title: string;
  author: string;
  /** Replaces the shop's name above each document. */
  letterhead: Letterhead | null;
}

export function createPdfBuilder(info: FileInfo): PdfBuilder {
  const doc = new PDFDocument({
    size: "A4",
    autoFirstPage: false,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    info: { Title: info.title, Author: info.author },
    // pdfkit's default font covers Latin letters only and is read from disk.
    font: FONTS.text as unknown as string,
    lang: "en",
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  doc.registerFont("text", FONTS.text).registerFont("bold", FONTS.bold);
  const left = MARGIN;
  const pageWidth = () => doc.page.width - 2 * MARGIN;
  const bottom = () => doc.page.height - MARGIN - FOOT;
  let documentName = "";
  let pageOfDocument = 1;
  /** Starts a page with the document's name and the page number. */
  const nextPage = () => {
    doc.addPage();
    pageOfDocument += 1;
    doc.font("text").fontSize(9).fillColor(SOFT);
    doc.text(`${documentName}, page ${pageOfDocument}`, left, MARGIN, { width: pageWidth() });
    doc.y += 14;
  };
  /** Starts a new page if the height does not fit. Returns whether it did. */
  const ensureSpace = (height: number) => {
    const isFull = doc.y + height > bottom();
    if (isFull) nextPage();
    return isFull;
  };
  const rule = () => {
    doc
      .moveTo(left, doc.y)
      .lineTo(left + pageWidth(), doc.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    doc.y += ROW_GAP;
  };

  return {
    beginPage() {
      doc.addPage();
      pageOfDocument = 1;
    },
    heading(title, names) {
      const { shopName } = names;
      documentName = names.documentName;
      if (info.letterhead) {
        const { image, ...size } = info.letterhead;
        doc.image(image, left, MARGIN, size);
        doc.y = MARGIN + size.height + 14;
      } else
        doc.font("text").fontSize(10).fillColor(SOFT).text(shopName, left, MARGIN, { width: pageWidth() });
      doc
        .font("bold")
        .fontSize(22)
        .fillColor(INK)
        .text(title, left, doc.y + 4, { width: pageWidth() });
      doc.y += 14;
    },
    parties(first, second) {
      const width = pageWidth() / 2 - 12;
      const top = doc.y;
      const draw = ({ heading, lines }: Party, x: number) => {
        doc.font("text").fontSize(9).fillColor(SOFT).text(heading, x, top, { width, lineGap: 4 });
        doc.fillColor(INK).text(lines.join("\n"), x, doc.y, { width, lineGap: 2 });
        return doc.y;
      };
      doc.y = Math.max(draw(first, left), draw(second, left + width + 24)) + 18;
    },
    facts(rows) {
      for (const [name, value] of rows) {
        const top = doc.y;
        doc.font("text").fontSize(9).fillColor(SOFT).text(name, left, top, { width: 120 });
        doc.fillColor(INK).text(value, left + 125, top, { width: pageWidth() - 125 });
        doc.y += 3;
      }
      doc.y += 14;
    },
    table(head, rows, { numbers, widths, foot }) {
      const free = pageWidth() - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
      const columns = widths.map((width) => width ?? free);
      // The last column has no gap.
      const inner = columns.map((width, at) => (at === columns.length - 1 ? width : width - COLUMN_GAP));
      const heightOf = (cells: readonly string[], font: "text" | "bold") => {
        doc.font(font).fontSize(9);
        return Math.max(...cells.map((cell, at) => doc.heightOfString(cell, { width: inner[at] ?? 0 })));
      };
      const draw = (cells: readonly string[], font: "text" | "bold", colour: string) => {
        const height = heightOf(cells, font);
        const top = doc.y;
        let x = left;
        cells.forEach((cell, at) => {
          const align = numbers.includes(at) ? "right" : "left";
          doc.fillColor(colour).text(cell, x, top, { width: inner[at] ?? 0, align });
          x += columns[at] ?? 0;
        });
        doc.y = top + height + ROW_GAP;
      };
      const drawHead = () => {
        draw(head, "bold", SOFT);
        rule();
      };
      drawHead();
      for (const row of rows) {
        if (ensureSpace(heightOf(row, "text") + ROW_GAP)) drawHead();
        draw(row, "text", INK);
      }
      rule();
      if (!foot) return;
      ensureSpace(heightOf(foot, "bold") + ROW_GAP);
      draw(foot, "bold", INK);
    },
    sums(rows) {
      for (const [name, value] of rows) sumRow(name, value, "text", 9);
      doc.y += 4;
    },
    total(name, value) {
      sumRow(name, value, "bold", 12);
      doc.y += 8;
    },
    note(title, text) {
      ensureSpace(40);
      doc
        .font("bold")
        .fontSize(9)
        .fillColor(SOFT)
        .text(title, left, doc.y + 10, { width: pageWidth() });
      doc
        .font("text")
        .fillColor(INK)
        .text(text, left, doc.y + 2, { width: pageWidth() });
    },
    views(size, outlines) {
      ensureSpace(VIEWS_HEIGHT);
      drawViews(doc, { size, outlines, x: left, y: doc.y, width: pageWidth(), height: VIEWS_HEIGHT });
      doc.y += VIEWS_HEIGHT + 14;
    },
    end() {
      doc.end();
      return done;
    },
  };

  function sumRow(name: string, value: string, font: "text" | "bold", size: number): void {
    doc.font(font).fontSize(size).fillColor(INK);
    const nameWidth = pageWidth() - SUM_WIDTH - COLUMN_GAP;
    const height = doc.heightOfString(name, { width: nameWidth, align: "right" });
    ensureSpace(height + 4);
    const top = doc.y;
    doc.text(name, left, top, { width: nameWidth, align: "right" });
    doc.text(value, left + pageWidth() - SUM_WIDTH, top, { width: SUM_WIDTH, align: "right" });
    doc.y = top + height + 4;
  }
}
