import type { ReactNode } from "react";
import type { ComparedProduct } from "./comparison";

/** On a phone, a row has its term above one column per product. */
export const rowStyle =
  "border-b border-hairline align-top max-md:grid max-md:grid-cols-[repeat(var(--products),minmax(0,1fr))] max-md:gap-x-3";

type FactRowProps = {
  term: string;
  products: readonly ComparedProduct[];
  /** The value of a product; null if it is not known. */
  children: (product: ComparedProduct, index: number) => ReactNode;
};

/** One fact of all products. */
export function FactRow({ term, products, children }: FactRowProps) {
  return (
    <tr className={rowStyle}>
      <th
        scope="row"
        className="text-left font-normal text-ink-soft max-md:col-span-full max-md:pt-2.5 md:py-3 md:pr-6"
      >
        {term}
      </th>
      {products.map((product, index) => (
        <td
          key={product.id}
          className="wrap-break-word hyphens-auto max-md:pt-0.5 max-md:pb-2.5 md:py-3 md:pr-6"
        >
          {children(product, index) ?? <Unknown />}
        </td>
      ))}
    </tr>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        –
      </span>
      <span className="sr-only">Not known</span>
    </>
  );
}
