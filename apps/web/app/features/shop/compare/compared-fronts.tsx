import { formatCm, lineUp, PERSON, type Size } from "@larkwood/domain";
import type { CSSProperties, ReactNode } from "react";
import { DrawnPiece } from "~/lib/shop/drawn-piece";
import { useSilhouettes } from "~/lib/shop/silhouettes";
import { StandingPerson } from "~/lib/shop/standing-person";
import type { ComparedProduct } from "./comparison";

const line = { fill: "none", stroke: "currentColor", vectorEffect: "non-scaling-stroke" } as const;

type Box = ReturnType<typeof lineUp>["person"];
type SizedProduct = ComparedProduct & { size: Size };

export const isSized = (product: ComparedProduct): product is SizedProduct => product.size !== null;

/** The fronts of all products beside a person, to one scale, with their widths and heights. */
export function ComparedFronts({ products }: { products: readonly SizedProduct[] }) {
  const { width, height, floor, pieces, person } = lineUp(products.map(({ size }) => size));
  const tick = height * 0.018;
  const positionOf = ({ slot }: Box): CSSProperties => ({ width: `${(slot.width / width) * 100}%` });
  return (
    <figure aria-label="To one scale" className="max-w-5xl">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="block w-full text-ink">
        <g className="text-hairline-strong">
          <StandingPerson {...person} />
          <path {...line} d={`M0 ${floor}H${width}`} />
        </g>
        {products.map(({ id, imageUrl, size }, index) => {
          const box = pieces[index];
          return box ? <Front key={id} imageUrl={imageUrl} size={size} box={box} /> : null;
        })}
        <g className="text-clay">
          {pieces.map(({ x, y, width: wide, height: high, slot }) => (
            <path
              key={slot.x}
              {...line}
              d={`M${x} ${floor + tick * 2}h${wide}m0 ${-tick}v${tick * 2}m${-wide} 0v${-tick * 2}M${x - tick * 2} ${y}v${high}m${-tick} 0h${tick * 2}m0 ${-high}h${-tick * 2}`}
            />
          ))}
        </g>
      </svg>
      <ul className="mt-2 flex text-center text-xs md:text-sm">
        {products.map(({ id, name, size }, index) => (
          <Label key={id} name={name} style={pieces[index] ? positionOf(pieces[index]) : {}}>
            <span className="block">{formatCm(size.width)} wide</span>
            <span className="block">{formatCm(size.height)} high</span>
          </Label>
        ))}
        <Label name="A person" style={positionOf(person)}>
          {formatCm(PERSON.height)} high
        </Label>
      </ul>
    </figure>
  );
}

function Front({ imageUrl, size, box }: { imageUrl: string; size: Size; box: Box }) {
  return <DrawnPiece box={box} silhouette={useSilhouettes(imageUrl, size)?.front} />;
}

function Label({ name, style, children }: { name: string; style: CSSProperties; children: ReactNode }) {
  return (
    <li style={style} className="px-0.5 tabular-nums md:px-1">
      <span className="block text-balance wrap-break-word hyphens-auto">{name}</span>
      <span className="mt-1 block text-ink-soft">{children}</span>
    </li>
  );
}
