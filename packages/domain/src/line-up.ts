import type { Size } from "./lengths";
import { PERSON } from "./scale-drawing";

// Shares of the widest piece.
const MIN_SLOT = 0.6;
const GAP = 0.16;
/** Share of the height above the pieces and below the floor. */
const MARGIN = 0.06;
/** Otherwise the drawing of narrow pieces such as lamps would be as high as a window. */
const MIN_ASPECT_RATIO = 2;

interface Piece {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The part of the drawing that belongs to this piece, for its label. */
  slot: { x: number; width: number };
}

/** A drawing in centimetres; y points down. */
export interface LineUp {
  width: number;
  height: number;
  /** y of the floor. */
  floor: number;
  /** In the given order, from the left. */
  pieces: Piece[];
  person: Piece;
}

/** Places the fronts of several pieces, and a person at the end, on one floor and to one scale. */
export function lineUp(sizes: readonly Size[]): LineUp {
  const items = [...sizes, PERSON];
  const widest = Math.max(...items.map(({ width }) => width));
  const tallest = Math.max(...items.map(({ height }) => height));
  const floor = tallest * (1 + MARGIN);
  const height = floor + tallest * MARGIN;
  const narrow = items.map((item) => Math.max(item.width, widest * MIN_SLOT) + widest * GAP);
  const missing = Math.max(0, height * MIN_ASPECT_RATIO - sum(narrow));
  const widths = narrow.map((width) => width + missing / items.length);
  const pieces = items.map((item, index): Piece => {
    const slot = { x: sum(widths.slice(0, index)), width: widths[index] ?? 0 };
    const x = slot.x + (slot.width - item.width) / 2;
    return { x, y: floor - item.height, width: item.width, height: item.height, slot };
  });
  const person = pieces.pop() as Piece;
  return { width: sum(widths), height, floor, pieces, person };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
