import { Drawing, drawings } from "./icon";

const NUMBERS = [1, 2, 3, 4, 5];

/** Five stars, filled up to a number such as 4.5; decorative, because the text beside them says the number. */
export function Stars({ stars, size = 16 }: { stars: number; size?: number }) {
  return (
    <span aria-hidden="true" className="relative inline-flex shrink-0 text-clay">
      <Row fill="none" size={size} />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${stars * 20}%` }}>
        <Row fill="currentColor" size={size} />
      </span>
    </span>
  );
}

function Row({ fill, size }: { fill: string; size: number }) {
  return (
    <span className="flex w-max">
      {NUMBERS.map((number) => (
        <Drawing key={number} d={drawings.star} size={size} fill={fill} />
      ))}
    </span>
  );
}
