import { memo } from "react";
import { IconButton } from "~/ui/icon-button";
import { Cell } from "./cell";
import { changeCell, removeRow } from "./change-cells";
import type { CellName, DraftRow } from "./draft";
import { PickPicture } from "./pick-picture";
import type { EditDraft } from "./use-draft";

const columns: readonly { name: CellName; label: string; isNumber: boolean }[] = [
  { name: "sku", label: "SKU", isNumber: false },
  { name: "price", label: "Price", isNumber: true },
  { name: "compareAtPrice", label: "Compare-at price", isNumber: true },
  { name: "quantity", label: "Stock", isNumber: true },
  { name: "imageUrl", label: "Image URL", isNumber: false },
];

type VariantRowProps = { row: DraftRow; name: string; index: number; edit: EditDraft };

/** One variant. Memoised, so that typing stays fast in a table of 200 rows. */
export const VariantRow = memo(function VariantRow({ row, name, index, edit }: VariantRowProps) {
  const problem = row.problems.values ?? row.problems.id;
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-2 pr-3 text-left font-normal wrap-break-word">
        <span className="block pt-2">{name}</span>
        {index === 0 ? <span className="block text-xs text-ink-soft">Default</span> : null}
        {problem ? <span className="block text-xs text-danger">{problem}</span> : null}
      </th>
      {columns.map(({ name: cell, label, isNumber }) => (
        <td key={cell} className={cell === "imageUrl" ? "py-2" : "py-2 pr-3"}>
          <div
            className={cell === "imageUrl" ? "grid grid-cols-[minmax(0,1fr)_auto] items-start" : undefined}
          >
            <div>
              <Cell
                label={`${label} of ${name}`}
                name={`variants.${index}.${cell}`}
                {...(isNumber ? { type: "number", step: "any", inputMode: "decimal" } : {})}
                value={row[cell]}
                problem={row.problems[cell]}
                onText={(text) => edit((draft) => changeCell(draft, row.id, cell, text))}
              />
            </div>
            {cell === "imageUrl" ? (
              <PickPicture
                label={`Upload an image of ${name}`}
                onPicked={(url) => edit((draft) => changeCell(draft, row.id, cell, url))}
              />
            ) : null}
          </div>
        </td>
      ))}
      <td className="py-1">
        <IconButton
          icon="trash"
          label={`Remove ${name}`}
          onClick={() => edit((draft) => removeRow(draft, row.id))}
        />
      </td>
    </tr>
  );
});
