import {
  describeScale,
  drawToScale,
  formatCm,
  formatInches,
  type Silhouettes,
  type Size,
} from "@larkwood/domain";
import { DrawnPiece } from "~/lib/shop/drawn-piece";
import { DrawnDoor, DrawnPerson } from "./reference-shapes";

const line = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

type ScaleDrawingProps = { size: Size; silhouettes: Silhouettes | null };

/** The product to scale beside a person of 170 cm and a door of 80 × 200 cm: from the front, the side and above. */
export function ScaleDrawing({ size, silhouettes }: ScaleDrawingProps) {
  const { width, height, fontSize, floor, front, top } = drawToScale(size);
  const tick = fontSize * 0.35;
  const across = front.piece.x + size.width / 2;
  const side = front.piece.x - fontSize * 0.9;
  const beneath = floor + fontSize * 0.9;
  return (
    <svg
      role="img"
      aria-label={describeScale(size)}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={fontSize}
      className="block w-full max-w-lg text-ink"
    >
      <g className="text-hairline-strong">
        <DrawnPerson front={front.person} top={top.person} />
        <DrawnDoor front={front.door} top={top.door} />
        <path {...line} d={`M0 ${floor}H${width}M0 ${top.piece.y}H${width}`} />
      </g>
      <g className="text-ink">
        <DrawnPiece box={front.piece} silhouette={silhouettes?.front} />
        <DrawnPiece box={front.side} silhouette={silhouettes?.side} />
        <rect {...line} {...top.piece} className="fill-clay-wash" strokeWidth={1.5} />
      </g>
      <g className="text-clay">
        <path
          {...line}
          d={`M${front.piece.x} ${beneath}h${size.width}m0 ${-tick}v${tick * 2}M${front.piece.x} ${beneath - tick}v${tick * 2}`}
        />
        <path {...line} d={verticalDimension(side, front.piece.y, size.height, tick)} />
        <path {...line} d={verticalDimension(side, top.piece.y, size.depth, tick)} />
      </g>
      <g fill="currentColor" textAnchor="middle">
        <text x={across} y={beneath + fontSize * 1.4}>
          {formatCm(size.width)}
          <tspan className="fill-ink-soft"> · {formatInches(size.width)}</tspan>
        </text>
        <DimensionLabel
          x={side - fontSize * 0.6}
          y={Math.min(front.piece.y + size.height / 2, floor - fontSize * 1.3)}
          fontSize={fontSize}
          cm={size.height}
        />
        <DimensionLabel
          x={side - fontSize * 0.6}
          y={Math.max(top.piece.y + size.depth / 2, top.piece.y + fontSize * 1.15)}
          fontSize={fontSize}
          cm={size.depth}
        />
        <g className="fill-ink-soft">
          <text x={front.side.x + size.depth / 2} y={front.side.y - fontSize * 0.6}>
            Side
          </text>
          <text x={front.person.x + front.person.width / 2} y={beneath + fontSize * 0.5}>
            170 cm
          </text>
          <text x={front.door.x + front.door.width / 2} y={beneath + fontSize * 0.5}>
            80 × 200
          </text>
          <text x={width} y={top.piece.y - fontSize * 0.5} textAnchor="end">
            From above
          </text>
        </g>
      </g>
    </svg>
  );
}

/** Path of a vertical dimension line with end ticks. */
function verticalDimension(x: number, y: number, length: number, tick: number): string {
  return `M${x} ${y}v${length}m${-tick} 0h${tick * 2}M${x - tick} ${y}h${tick * 2}`;
}

type DimensionLabelProps = { x: number; y: number; fontSize: number; cm: number };

/** A length in cm and inches, left of its dimension line. */
function DimensionLabel({ x, y, fontSize, cm }: DimensionLabelProps) {
  return (
    <text textAnchor="end" y={y}>
      <tspan x={x} dy={-fontSize * 0.15}>
        {formatCm(cm)}
      </tspan>
      <tspan x={x} dy={fontSize * 1.1} className="fill-ink-soft">
        {formatInches(cm)}
      </tspan>
    </text>
  );
}
