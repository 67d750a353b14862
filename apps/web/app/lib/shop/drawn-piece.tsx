import type { Silhouette } from "@larkwood/domain";

type Box = { x: number; y: number; width: number; height: number };

/** The outline of a piece, standing in the middle of its box; the box itself without an outline. */
export function DrawnPiece({ box, silhouette }: { box: Box; silhouette: Silhouette | undefined }) {
  const shape = {
    className: "fill-clay-wash",
    stroke: "currentColor",
    strokeWidth: 1.5,
    vectorEffect: "non-scaling-stroke",
  } as const;
  if (!silhouette) return <rect {...shape} {...box} />;
  const x = box.x + (box.width - silhouette.width) / 2;
  const y = box.y + box.height - silhouette.height;
  return (
    <path
      {...shape}
      data-silhouette
      d={silhouette.path}
      fillRule="evenodd"
      strokeLinejoin="round"
      transform={`translate(${x} ${y})`}
    />
  );
}
