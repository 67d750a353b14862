import { useDeferredValue, useMemo } from "react";
import { Button } from "~/ui/button";
import { useFocusInList } from "~/ui/use-focus-in-list";
import { addMissing, countCombinations } from "./combine";
import type { Draft } from "./draft";
import type { EditDraft } from "./use-draft";
import { toValueNames, variantName } from "./variant-names";
import { VariantRow } from "./variant-row";

const headers = [
  { text: "Variant", width: "w-[20%]" },
  { text: "SKU", width: "w-[21%]" },
  { text: "Price", width: "w-[12%]" },
  { text: "Compare-at price", width: "w-[12%]" },
  { text: "Stock", width: "w-[9%]" },
  { text: "Image URL", width: "" },
];

/** All variants with their editable cells. */
export function VariantTable({ draft, edit }: { draft: Draft; edit: EditDraft }) {
  // Deferred, because a value name appears in many rows and would slow down typing.
  const options = useDeferredValue(draft.options);
  const names = useMemo(() => toValueNames(options), [options]);
  const body = useFocusInList<HTMLTableSectionElement>(draft.rows.length);
  const missing = countCombinations(draft) - draft.rows.length;
  return (
    <>
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">Variants</caption>
        <thead>
          <tr className="border-y border-hairline text-left text-xs text-ink-soft">
            {headers.map(({ text, width }) => (
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
          {draft.rows.map((row, index) => (
            <VariantRow key={row.id} row={row} name={variantName(row, names)} index={index} edit={edit} />
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
