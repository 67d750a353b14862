import type { Product } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";
import { ByChoice } from "./by-choice";
import { findPriceOption } from "./price-option";
import type { Choice } from "./use-choice";

/** The price of the chosen variant. */
export function ProductPrice({ product, choice: { shown, variant } }: { product: Product; choice: Choice }) {
  const { option, byValue } = findPriceOption(product);
  const others = [...byValue].filter(([key]) => key !== variant?.values[option]);
  return (
    <p className="mt-4 text-xl tabular-nums">
      <ByChoice option={option} others={others.map(([key, other]) => [key, <Price key={key} {...other} />])}>
        <Price {...shown} />
      </ByChoice>
    </p>
  );
}

function Price({ price, compareAtPrice }: Pick<Product, "price" | "compareAtPrice">) {
  return (
    <>
      {formatPrice(price)}
      {compareAtPrice ? (
        <s className="ml-3 text-base text-ink-soft">
          <span className="sr-only">was </span>
          {formatPrice(compareAtPrice)}
        </s>
      ) : null}
    </>
  );
}
