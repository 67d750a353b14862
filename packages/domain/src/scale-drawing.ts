import { formatCm, formatInches, type Size } from "./lengths";

/** Reference sizes in centimetres. */
export const PERSON = { width: 46, depth: 28, height: 170 } as const;
export const DOOR = { width: 80, height: 200 } as const;

const MIN_WIDTH = 300;

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing in centimetres; y points down, and both views share the x axis. */
export interface ScaleDrawing {
  width: number;
  height: number;
  /** Font size that is readable at the width of the drawing. */
  fontSize: number;
  /** y of the floor in the front view. */
  floor: number;
  /** `side` is the piece seen from its side. */
  front: { piece: Rect; side: Rect; person: Rect; door: Rect };
  top: { piece: Rect; person: Rect; door: Rect };
}

/** Places a piece from the front and side beside a person and a door, and a top view below it, to the same scale. */
export function drawToScale(size: Size): ScaleDrawing {
  const contentWidth = size.width + size.depth + PERSON.width + DOOR.width;
  // A small piece such as a vase would make the drawing too narrow.
  const baseWidth = Math.max(contentWidth, MIN_WIDTH);
  const fontSize = baseWidth * 0.055;
  const gap = fontSize * 2 + (baseWidth - contentWidth) / 2;
  const margin = fontSize * 5.4;
  const pieceX = margin;
  const sideX = pieceX + size.width + gap;
  const personX = sideX + size.depth + gap;
  const doorX = personX + PERSON.width + gap;
  const floor = Math.max(size.height, DOOR.height) + fontSize;
  const standing = (x: number, { width, height }: { width: number; height: number }): Rect => ({
    x,
    y: floor - height,
    width,
    height,
  });
  // Leave space below the floor for the width label; the top view starts at the wall.
  const wall = floor + fontSize * 4.2;
  const lying = (x: number, width: number, depth: number): Rect => ({ x, y: wall, width, height: depth });
  return {
    width: doorX + DOOR.width + fontSize,
    height: wall + Math.max(size.depth, DOOR.width) + fontSize,
    fontSize,
    floor,
    front: {
      piece: standing(pieceX, size),
      side: standing(sideX, { width: size.depth, height: size.height }),
      person: standing(personX, PERSON),
      door: standing(doorX, DOOR),
    },
    top: {
      piece: lying(pieceX, size.width, size.depth),
      person: lying(personX, PERSON.width, PERSON.depth),
      door: lying(doorX, DOOR.width, DOOR.width),
    },
  };
}

const both = (cm: number) => `${formatCm(cm)} (${formatInches(cm)})`;

function besidePerson(height: number): string {
  const share = height / PERSON.height;
  if (share > 1.05) return "is taller than a person of 170 cm";
  if (share > 0.95) return "is about as tall as a person of 170 cm";
  if (share > 0.6) return "reaches the chest of a person of 170 cm";
  if (share > 0.4) return "reaches the hip of a person of 170 cm";
  return share > 0.2
    ? "reaches the knee of a person of 170 cm"
    : "stays below the knee of a person of 170 cm";
}

/** Describes the drawing for screen readers. */
export function describeScale({ width, depth, height }: Size): string {
  const besideDoor =
    width > DOOR.width ? "wider than a door of 80 × 200 cm" : "no wider than a door of 80 × 200 cm";
  return `From the front: ${both(width)} wide and ${both(height)} high. It ${besidePerson(height)} and is ${besideDoor}. From above: ${both(width)} wide and ${both(depth)} deep.`;
}
