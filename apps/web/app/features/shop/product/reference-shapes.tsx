import { DOOR, PERSON } from "@larkwood/domain";
import { StandingPerson } from "~/lib/shop/standing-person";

type Point = { x: number; y: number };
type ReferenceShapeProps = { front: Point; top: Point };

const line = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

/** A person of 170 cm, from the front and from above. */
export function DrawnPerson({ front, top }: ReferenceShapeProps) {
  const middle = top.x + PERSON.width / 2;
  const centre = top.y + PERSON.depth;
  return (
    <g className="fill-hairline stroke-hairline-strong">
      <StandingPerson {...front} />
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
