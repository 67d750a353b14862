// Drawn in centimetres, 46 wide and 170 high.
const BODY =
  "M23 26c9 0 17 4 18 13l3 43c0 5-5 6-6 1l-3-27-1 34-1 75c0 5-9 5-9 0l-1-64h-1l-1 64c0 5-9 5-9 0l-1-75-1-34-3 27c-1 5-6 4-6-1l3-43c1-9 10-13 19-13Z";

/** A person of 170 cm from the front. */
export function StandingPerson({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="fill-hairline" stroke="none">
      <ellipse cx={23} cy={12} rx={9.5} ry={12} />
      <path d={BODY} />
    </g>
  );
}
