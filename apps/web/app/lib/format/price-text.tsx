import { formatPrice } from "./money";

type PriceTextProps = {
  price: number;
  /** The regular price during a sale. */
  compareAtPrice?: number | undefined;
  /** Whether other variants cost more. */
  isLowest?: boolean;
};

/** A price, as "from $1020.00" if it is the lowest of several, with the regular price struck through during a sale. */
export function PriceText({ price, compareAtPrice, isLowest = false }: PriceTextProps) {
  return (
    <>
      {isLowest ? "from " : ""}
      {formatPrice(price)}
      {compareAtPrice ? (
        <>
          {" "}
          <s className="text-ink-soft">
            <span className="sr-only">was </span>
            {formatPrice(compareAtPrice)}
          </s>
        </>
      ) : null}
    </>
  );
}
