import { useDeferredValue, useMemo } from "react";
import { Button } from "~/ui/button";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { addMissing, countCombinations } from "./combine";
import type { Draft } from "./draft";
import type { EditDraft } from "./use-draft";
import { nameOf, wordsOf } from "./variant-names";
import { VariantRow } from "./variant-row";

const heads = [
  { text: "Variant", width: "w-[20%]" },
  { text: "SKU", width: "w-[21%]" },
  { text: "Price", width: "w-[12%]" },
  { text: "Compare-at price", width: "w-[12%]" },
  { text: "Stock", width: "w-[9%]" },
  { text: "Image URL", width: "" },
];

/** Every variant with what can be set of it. */
export function VariantTable({ draft, edit }: { draft: Draft; edit: EditDraft }) {
  // The name of a value stands in many rows: they follow when there is time, the typing does not wait for them.
  const options = useDeferredValue(draft.options);
  const words = useMemo(() => wordsOf(options), [options]);
  const body = useFocusInList<HTMLTableSectionElement>(draft.rows.length);
  const missing = countCombinations(draft) - draft.rows.length;
  return (
    <>
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">Variants</caption>
        <thead>
          <tr className="border-y border-hairline text-left text-xs text-ink-soft">
            {heads.map(({ text, width }) => (
              <th key={text} scope="col" className={`py-2.5 pr-3 font-medium ${width}`}>
                {text}
              </th>
            ))}
            <th scope="col" className="w-11">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {draft.rows.map((row, place) => (
            <VariantRow key={row.id} row={row} name={nameOf(row, words)} place={place} edit={edit} />
          ))}
        </tbody>
      </table>
      {missing > 0 ? (
        <Button variant="outline" size="sm" className="mt-4" onClick={() => edit(addMissing)}>
          {missing === 1 ? "+ Add the missing variant" : `+ Add the ${missing} missing variants`}
        </Button>
      ) : null}
    </>
  );
}
