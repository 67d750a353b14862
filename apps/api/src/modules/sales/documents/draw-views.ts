import { formatCm, formatInches, type Silhouette, type Silhouettes, type Size } from "@larkwood/domain";

export const VIEWS_HEIGHT = 330;
const GAP = 44;
const LABEL = 26;
// Room for "Front: 220 cm (86.6 in)" under a narrow piece.
const NAME_WIDTH = 120;
const INK = "#1f1a17";
const SOFT = "#6b625b";
const FILL = "#f3e4d7";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface ViewsOptions extends Omit<Box, "height"> {
  height: number;
  size: Size;
  outlines: Silhouettes | null;
}

/** Draws a piece from the front and the side, on one floor, and from above below the front, to one scale. */
export function drawViews(doc: PDFKit.PDFDocument, { size, outlines, ...frame }: ViewsOptions): void {
  const { width, depth, height } = size;
  const scale = Math.min(
    (frame.width - GAP - 2 * LABEL) / (width + depth),
    (frame.height - GAP - 2 * LABEL) / (height + depth),
  );
  const front = { x: frame.x + LABEL, y: frame.y, width: width * scale, height: height * scale };
  const side = { ...front, x: front.x + Math.max(front.width + GAP, NAME_WIDTH), width: depth * scale };
  const above = { ...front, y: front.y + front.height + GAP, height: depth * scale };
  drawPiece(doc, front, scale, outlines?.front);
  drawPiece(doc, side, scale, outlines?.side);
  drawPiece(doc, above, scale, undefined);
  doc.font("text").fontSize(8).fillColor(SOFT);
  for (const [box, cm, name] of [
    [front, width, "Front"],
    [side, depth, "Side"],
    [above, width, "Above"],
  ] as const)
    doc.text(`${name}: ${lengthText(cm)}`, box.x, box.y + box.height + 6, { lineBreak: false });
  for (const [box, cm] of [
    [front, height],
    [above, depth],
  ] as const) {
    doc.save().rotate(-90, { origin: [frame.x, box.y + box.height] });
    doc.text(lengthText(cm), frame.x, box.y + box.height + 6, { lineBreak: false }).restore();
  }
  doc.x = frame.x;
  doc.y = frame.y;
}

const lengthText = (cm: number) => `${formatCm(cm)} (${formatInches(cm)})`;

/** The outline, standing in the middle of its box, or the box. */
function drawPiece(doc: PDFKit.PDFDocument, box: Box, scale: number, outline: Silhouette | undefined): void {
  doc.save();
  if (outline) {
    const x = box.x + (box.width - outline.width * scale) / 2;
    doc.translate(x, box.y + box.height - outline.height * scale).scale(scale);
    doc.path(outline.path).lineWidth(0.8 / scale);
  } else doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.8);
  doc.fillAndStroke(FILL, INK, "even-odd").restore();
}
