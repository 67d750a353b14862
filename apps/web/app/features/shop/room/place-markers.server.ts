import { placeholderOf } from "~/ui/picture";
import type { Marker, RoomPicture } from "./room-pictures.server";

type Point = readonly [x: number, y: number];

// As shares of the width of the picture: a marker is 24 px wide on a picture of 320 px.
const MARKER_WIDTH = 24 / 320;
// A marker would cover most of a narrower product.
const MIN_COVERED_WIDTH = 0.1;
/** From the edge of a product to the centre of a marker beside it. */
const BESIDE = 0.045;

/**
 * Where the number of each product goes, by product id: on the product, or beside a narrow one. A marker beside its product
 * is nearer to it than to any other product, and clear of other markers. Without such a position it covers the product.
 */
export function placeMarkers({ imageUrl, markers }: RoomPicture): Map<string, { x: number; y: number }> {
  const { w, h } = placeholderOf(imageUrl);
  // Distances are compared in widths of the picture.
  const ratio = h / w;
  const scaled = markers.map(({ id, point: [x, y], box: [left, top, right, bottom] }) => ({
    id,
    point: [x, y * ratio] as Point,
    box: [left, top * ratio, right, bottom * ratio] as Marker["box"],
  }));
  const placed = new Map<string, Point>();
  const isInside = ([x, y]: Point) => Math.min(x, y, 1 - x, ratio - y) >= MARKER_WIDTH / 2;
  const isClear = (point: Point) =>
    [...placed.values()].every(
      (other) => Math.hypot(point[0] - other[0], point[1] - other[1]) >= MARKER_WIDTH,
    );

  // The large ones first: they have one good position only.
  for (const marker of [...scaled].sort((a, b) => Number(isNarrow(a)) - Number(isNarrow(b)))) {
    const others = scaled.filter((one) => one !== marker);
    const isNearest = (point: Point) =>
      others.every((other) => distance(point, marker.box) < distance(point, other.box));
    const beside = positionsBeside(marker).filter((point) => isInside(point) && isNearest(point));
    const positions = isNarrow(marker) ? beside : [marker.point, ...beside];
    placed.set(marker.id, positions.find(isClear) ?? marker.point);
  }
  return new Map([...placed].map(([id, [x, y]]) => [id, { x, y: y / ratio }]));
}

const isNarrow = ({ box: [left, , right] }: Pick<Marker, "box">) => right - left < MIN_COVERED_WIDTH;

const positionsBeside = ({
  point: [x, y],
  box: [left, top, right, bottom],
}: {
  point: Point;
  box: Marker["box"];
}): Point[] => [
  [right + BESIDE, y],
  [left - BESIDE, y],
  [x, top - BESIDE],
  [x, bottom + BESIDE],
];

/** From a point to a box; zero inside. */
const distance = ([x, y]: Point, [left, top, right, bottom]: Marker["box"]) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
