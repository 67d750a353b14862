import { DOOR, PERSON } from "@larkwood/domain";

type Point = { x: number; y: number };
type ReferenceShapeProps = { front: Point; top: Point };

const line = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

// Drawn in centimetres, 46 wide and 170 high.
const BODY =
  "M23 26c9 0 17 4 18 13l3 43c0 5-5 6-6 1l-3-27-1 34-1 75c0 5-9 5-9 0l-1-64h-1l-1 64c0 5-9 5-9 0l-1-75-1-34-3 27c-1 5-6 4-6-1l3-43c1-9 10-13 19-13Z";

/** A person of 170 cm, from the front and from above. */
export function DrawnPerson({ front, top }: ReferenceShapeProps) {
  const middle = top.x + PERSON.width / 2;
  const centre = top.y + PERSON.depth;
  return (
    <g className="fill-hairline stroke-hairline-strong">
      <g transform={`translate(${front.x} ${front.y})`}>
        <ellipse cx={23} cy={12} rx={9.5} ry={12} stroke="none" />
        <path d={BODY} stroke="none" />
      </g>
      <ellipse cx={middle} cy={centre} rx={PERSON.width / 2} ry={PERSON.depth / 2} stroke="none" />
      <circle cx={middle} cy={centre} r={9.5} className="fill-hairline-strong" stroke="none" />
    </g>
  );
}

/** A door of 80 × 200 cm, closed from the front and open from above. */
export function DrawnDoor({ front, top }: ReferenceShapeProps) {
  const { width, height } = DOOR;
  return (
    <>
      <rect {...line} x={front.x} y={front.y} width={width} height={height} />
      <circle cx={front.x + width - 8} cy={front.y + height / 2 - 5} r={2.5} fill="currentColor" />
      <path
        {...line}
        strokeDasharray="3 3"
        d={`M${top.x} ${top.y + width}A${width} ${width} 0 0 0 ${top.x + width} ${top.y}`}
      />
      <path {...line} d={`M${top.x} ${top.y}v${width}`} strokeWidth={1.5} />
    </>
  );
}
