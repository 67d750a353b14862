import type { StockLevel } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { type Column, DataTable } from "~/features/admin/shared/ui/data-table";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import { type CountRow, differenceOf, problemOf } from "./count-rows";
import { similarStockItemsOptions, stockItemName, unitsOnHand } from "./stock-queries";

type CountTableProps = {
  rows: readonly CountRow[];
  onType: (code: string, typed: string) => void;
  onChoose: (code: string, level: StockLevel) => void;
  onRemove: (code: string) => void;
};

const nameOf = ({ level, code }: CountRow) => (level ? stockItemName(level) : code);
const signed = (units: number) => (units > 0 ? `+${units}` : units < 0 ? `−${-units}` : "0");
const units = "text-right tabular-nums align-top";

/** The counted stock items with the expected units and the differences. */
export function CountTable({ rows, onType, onChoose, onRemove }: CountTableProps) {
  const columns: Column<CountRow>[] = [
    {
      header: "Item",
      cell: (row) => <StockItem row={row} onChoose={(level) => onChoose(row.code, level)} />,
      className: "w-full wrap-anywhere align-top",
    },
    { header: "Expected", cell: ({ level }) => (level ? unitsOnHand(level) : "–"), className: units },
    {
      header: "Counted",
      cell: (row) => (
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Counted: ${nameOf(row)}`}
          aria-invalid={problemOf(row) !== "" && !row.isUnknown ? true : undefined}
          value={row.typed}
          onChange={({ target }) => onType(row.code, target.value)}
          className="-mt-2 h-10 w-16 border-b border-hairline-strong bg-transparent px-1 text-right tabular-nums hover:border-ink focus:border-ink"
        />
      ),
      className: units,
    },
    { header: "Difference", cell: (row) => <Difference units={differenceOf(row)} />, className: units },
    {
      header: "Remove",
      cell: (row) => (
        <IconButton
          icon="close"
          label={`Remove ${nameOf(row)}`}
          onClick={() => onRemove(row.code)}
          className="-my-2"
        />
      ),
      className: "align-top",
    },
  ];
  return <DataTable caption="Counted items" columns={columns} rows={rows} keyOf={({ code }) => code} />;
}

function Difference({ units }: { units: number | null }) {
  if (units === null) return "–";
  return <span className={cx(units !== 0 && "font-medium text-danger")}>{signed(units)}</span>;
}

function StockItem({ row, onChoose }: { row: CountRow; onChoose: (level: StockLevel) => void }) {
  const { level, code, isUnknown } = row;
  const problem = row.problem || (level || isUnknown ? problemOf(row) : "");
  return (
    <>
      <span className="block">{nameOf(row)}</span>
      {level?.sku ? <span className="block text-xs text-ink-soft">{level.sku}</span> : null}
      {level || isUnknown ? null : <span className="block text-xs text-ink-soft">Looking up…</span>}
      {problem ? <span className="block text-xs text-danger">{problem}</span> : null}
      {isUnknown ? <SimilarStockItems text={code} onChoose={onChoose} /> : null}
    </>
  );
}

/** Stock items to choose from instead of an unknown SKU, found by words of their name. */
function SimilarStockItems({ text, onChoose }: { text: string; onChoose: (level: StockLevel) => void }) {
  const { data = [] } = useQuery(similarStockItemsOptions(text));
  return (
    <span className="flex flex-wrap gap-2 pt-2 empty:hidden">
      {data.map((level) => (
        <Button key={level.variantId} variant="outline" size="sm" onClick={() => onChoose(level)}>
          {stockItemName(level)}
        </Button>
      ))}
    </span>
  );
}
