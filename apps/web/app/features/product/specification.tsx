import type { Measures, ProductAttribute } from "@larkwood/contract";

type SpecificationProps = {
  attributes: readonly ProductAttribute[];
  /** Those of the chosen variant, where they differ. */
  measures: Measures | undefined;
  sku: string | null | undefined;
};

/** What is known of a product, as a table. */
export function Specification({ attributes, measures, sku }: SpecificationProps) {
  const rows = attributes.map(({ key, name, unit, text }) => {
    const own = measures?.[key as keyof Measures];
    return { term: name, value: own === undefined ? text : `${own} ${unit}` };
  });
  if (sku) rows.push({ term: "SKU", value: sku });
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
              <td className="py-3 wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
