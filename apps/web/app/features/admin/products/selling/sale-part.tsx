import { formatSum } from "@larkwood/domain";
import { PartFrame } from "~/features/admin/products/part-frame";
import { api } from "~/lib/api/api";
import { Field } from "~/ui/field";
import { problemsByRow, type SaleRow, toSaleForm, toSaleRows } from "./sale-rows";
import { type ScheduleFormProps, useScheduleForm } from "./use-schedule-form";

const texts = { saved: "Sale prices saved", failed: "The sale prices couldn't be saved." };

/** Prices for a time: of the product or, where it has options, of each variant. */
export function SalePart(props: ScheduleFormProps) {
  const { office } = props;
  const part = useScheduleForm({
    ...props,
    toFields: toSaleRows,
    send: async (rows) =>
      (await api("setSalePrices", { params: { id: office.id }, body: toSaleForm(rows) })).data,
    texts,
  });
  const problems = problemsByRow(part.fields, part.problems);
  const change = (id: string, typed: Partial<SaleRow>) =>
    part.setFields(part.fields.map((row) => (row.id === id ? { ...row, ...typed } : row)));
  return (
    <PartFrame
      id="product-sale"
      title="Sale price"
      text="A temporary price, in your local time. Leave From blank to start now, Until blank for no end."
      busy={part.busy}
      isDirty={part.isDirty}
      onSave={() => void part.save()}
      onDiscard={part.discard}
      conflict={null}
    >
      <ul className="grid max-w-4xl gap-6">
        {part.fields.map((row) => (
          <SaleLine key={row.id} row={row} problems={problems.get(row.id) ?? {}} onChange={change} />
        ))}
      </ul>
    </PartFrame>
  );
}

type SaleLineProps = {
  row: SaleRow;
  problems: Readonly<Record<string, string>>;
  onChange: (id: string, typed: Partial<SaleRow>) => void;
};

function SaleLine({ row, problems, onChange }: SaleLineProps) {
  const of = row.name ? ` of ${row.name}` : "";
  return (
    <li className="grid grid-cols-[1.2fr_1fr_1fr_1fr] items-start gap-x-8">
      <p className="pt-6 text-sm">
        {row.name ? <span className="block font-medium">{row.name}</span> : null}
        <span className="text-ink-soft">Regular price {formatSum(row.regular)}</span>
      </p>
      <Field
        label="Sale price"
        aria-label={`Sale price${of}`}
        name={`sale.${row.id}.price`}
        type="number"
        step="any"
        inputMode="decimal"
        autoComplete="off"
        value={row.price}
        error={problems.price ?? problems.variantId}
        onChange={({ target }) => onChange(row.id, { price: target.value })}
      />
      <Field
        label="From"
        aria-label={`Sale${of} from`}
        name={`sale.${row.id}.from`}
        type="datetime-local"
        value={row.from}
        error={problems.startsAt}
        onChange={({ target }) => onChange(row.id, { from: target.value })}
      />
      <Field
        label="Until"
        aria-label={`Sale${of} until`}
        name={`sale.${row.id}.until`}
        type="datetime-local"
        value={row.until}
        error={problems.endsAt}
        onChange={({ target }) => onChange(row.id, { until: target.value })}
      />
    </li>
  );
}
