import type { Size } from "./lengths";

/** An outline in centimetres, as the path of an SVG. */
export type Silhouette = { width: number; height: number; path: string };
export type Silhouettes = { front: Silhouette; side: Silhouette };

// Legs that stand on a circle make a model narrower than the circle; anything further off is folded or raised.
const NARROWEST = 0.8;
const TOLERANCE_CM = 2;

/** File name of the silhouettes that belong to a picture of the demo catalogue; null for uploaded pictures. */
export function silhouetteName(imageUrl: string): string | null {
  const [, slug, value] =
    /\/images\/products\/([a-z0-9-]+)(?:\.([a-z0-9-]+))?_\d+\.webp$/.exec(imageUrl) ?? [];
  if (!slug) return null;
  // Fabrics and woods share the shape; only lengths have one of their own. The default length has the product's.
  return value && /^\d+-cm$/.test(value) ? `${slug}.${value}` : slug;
}

/** Reads a silhouette file; null if it is not one. */
export function parseSilhouette(svg: string): Silhouette | null {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const [, path] = /\sd="([MLZ\d. -]+)"/.exec(svg) ?? [];
  return path ? { width: Number(width), height: Number(height), path } : null;
}

/** Whether both outlines show a piece of this size. */
export function isOfSize({ front, side }: Silhouettes, { width, depth, height }: Size): boolean {
  const agrees = (drawn: number, stated: number) =>
    drawn >= stated * NARROWEST && drawn <= stated + TOLERANCE_CM;
  return (
    agrees(front.width, width) &&
    agrees(side.width, depth) &&
    agrees(front.height, height) &&
    agrees(side.height, height)
  );
}
