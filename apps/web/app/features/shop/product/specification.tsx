import type { Product, ProductVariant } from "@larkwood/contract";
import { specificationGroups } from "~/lib/shop/specification-rows";

type SpecificationProps = { product: Product; variant: ProductVariant | null };

/** Table of the product's attributes in groups; hidden when empty. */
export function Specification({ product, variant }: SpecificationProps) {
  const groups = specificationGroups(product, variant);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="specification" className="mt-12">
      <h2 id="specification" className="text-xl">
        Specification
      </h2>
      <table className="mt-2 w-full text-sm">
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr className="border-b border-hairline">
              <th scope="rowgroup" colSpan={2} className="pt-6 pb-2.5 text-left font-medium">
                {title}
              </th>
            </tr>
            {rows.map(({ term, value }) => (
              <tr key={term} className="border-b border-hairline align-top">
                <th scope="row" className="w-2/5 py-3 pr-6 text-left font-normal text-ink-soft">
                  {term}
                </th>
                <td className="py-3 text-right wrap-anywhere">{value}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
