import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import PDFDocument from "pdfkit";
import type { Letterhead } from "./letterhead";

const find = createRequire(import.meta.url).resolve;

/** A face, read and understood: pdfkit takes it as it is, which its types do not know. */
function openFont(name: string): PDFKit.Mixins.PDFFontSource {
  const font = create(readFileSync(find(`dejavu-fonts-ttf/ttf/${name}.ttf`))) as Font;
  return font as unknown as Uint8Array;
}
// Opened once: that is most of the work of a sheet. They know Latin, Greek, Cyrillic, Hebrew, Arabic and more letters.
const FONTS = { text: openFont("DejaVuSans"), bold: openFont("DejaVuSans-Bold") };

const INK = "#1f1a17";
const SOFT = "#6b625b";
const LINE = "#d9d2ca";
const MARGIN = 56;
const FOOT = 40;
const ROW_GAP = 6;
const COLUMN_GAP = 8;
const SUM_WIDTH = 112;

interface TableLook {
  /** Columns of numbers, which stand to the right. */
  numbers: readonly number[];
  /** Of each column; null takes what is left. */
  widths: readonly (number | null)[];
  /** What the rows come to, below them. */
  foot?: readonly string[];
}

/** Somebody of whom a sheet tells, and in which part. */
interface Party {
  part: string;
  lines: readonly string[];
}

/** A file of A4 pages with the few things that our sheets are made of. */
export interface PdfBuilder {
  beginPage(): void;
  /** The name of the sheet stands on its further pages too. */
  heading(title: string, about: { shopName: string; sheetName: string }): void;
  parties(left: Party, right: Party): void;
  facts(rows: readonly (readonly [string, string])[]): void;
  table(head: readonly string[], rows: readonly (readonly string[])[], look: TableLook): void;
  sums(rows: readonly (readonly [string, string])[]): void;
  total(name: string, value: string): void;
  note(title: string, text: string): void;
  /** The file, once everything is drawn. */
  end(): Promise<Buffer>;
}

export interface FileInfo {
  title: string;
  author: string;
  /** Stands above each sheet in place of the shop's name. */
  letterhead: Letterhead | null;
}

export function createPdfBuilder(info: FileInfo): PdfBuilder {
  const doc = new PDFDocument({
    size: "A4",
    autoFirstPage: false,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    info: { Title: info.title, Author: info.author },
    // Its own face would be looked up on the disk, and knows Latin letters only.
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
  let sheetName = "";
  let pageOfSheet = 1;
  /** Who finds a page alone knows where it belongs. */
  const nextPage = () => {
    doc.addPage();
    pageOfSheet += 1;
    doc.font("text").fontSize(9).fillColor(SOFT);
    doc.text(`${sheetName}, page ${pageOfSheet}`, left, MARGIN, { width: pageWidth() });
    doc.y += 14;
  };
  const roomFor = (height: number) => {
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
      pageOfSheet = 1;
    },
    heading(title, about) {
      const { shopName } = about;
      sheetName = about.sheetName;
      if (info.letterhead) {
        const { picture, ...size } = info.letterhead;
        doc.image(picture, left, MARGIN, size);
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
      const draw = ({ part, lines }: Party, x: number) => {
        doc.font("text").fontSize(9).fillColor(SOFT).text(part, x, top, { width, lineGap: 4 });
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
      // Between columns is a gap; the last one ends where the rules end.
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
        if (roomFor(heightOf(row, "text") + ROW_GAP)) drawHead();
        draw(row, "text", INK);
      }
      rule();
      if (!foot) return;
      roomFor(heightOf(foot, "bold") + ROW_GAP);
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
      roomFor(40);
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
    end() {
      doc.end();
      return done;
    },
  };

  function sumRow(name: string, value: string, font: "text" | "bold", size: number): void {
    doc.font(font).fontSize(size).fillColor(INK);
    const nameWidth = pageWidth() - SUM_WIDTH - COLUMN_GAP;
    const height = doc.heightOfString(name, { width: nameWidth, align: "right" });
    roomFor(height + 4);
    const top = doc.y;
    doc.text(name, left, top, { width: nameWidth, align: "right" });
    doc.text(value, left + pageWidth() - SUM_WIDTH, top, { width: SUM_WIDTH, align: "right" });
    doc.y = top + height + 4;
  }
}
