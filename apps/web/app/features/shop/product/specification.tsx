import type { Product, ProductVariant } from "@larkwood/contract";
import { specificationRows } from "./specification-rows";

type SpecificationProps = { product: Product; variant: ProductVariant | null };

/** Table of the product's attributes; hidden when empty. */
export function Specification({ product, variant }: SpecificationProps) {
  const rows = specificationRows(product, variant);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="specification" className="mt-12">
      <h2 id="specification" className="text-xl">
        Specification
      </h2>
      <table className="mt-4 w-full border-t border-hairline text-sm">
        <tbody>
          {rows.map(({ term, value }) => (
            <tr key={term} className="border-b border-hairline align-top">
              <th scope="row" className="w-2/5 py-3 pr-6 text-left font-normal text-ink-soft">
                {term}
              </th>
              <td className="py-3 text-right wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
