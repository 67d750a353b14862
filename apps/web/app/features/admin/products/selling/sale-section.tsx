import type { ReactNode } from "react";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { formatSum } from "~/lib/format/money";
import { Field } from "~/ui/field";
import { problemsByRow, type SaleRow, toSaleForm, toSaleRows } from "./sale-rows";
import { type ScheduleFormProps, useScheduleForm } from "./use-schedule-form";

const texts = { saved: "Sale prices saved", failed: "The sale prices couldn't be saved." };

type SaleSectionProps = ScheduleFormProps & {
  title?: string;
  /** Fields above the sale prices. */
  children?: ReactNode;
};

/** Sale prices of a product, or of each of its variants. */
export function SaleSection({ title = "Sale price", children, ...props }: SaleSectionProps) {
  const section = useScheduleForm({
    ...props,
    toFields: toSaleRows,
    id: "product-sale",
    toBody: toSaleForm,
    texts,
  });
  const problems = problemsByRow(section.fields, section.problems);
  const change = (id: string, changes: Partial<SaleRow>) =>
    section.setFields(section.fields.map((row) => (row.id === id ? { ...row, ...changes } : row)));
  return (
    <ProductSectionFrame
      title={title}
      text="A temporary price, in your local time. Leave From blank to start now, Until blank for no end."
      {...section.frame}
    >
      {children}
      <ul className="grid max-w-4xl gap-6">
        {section.fields.map((row) => (
          <SaleFields key={row.id} row={row} problems={problems.get(row.id) ?? {}} onChange={change} />
        ))}
      </ul>
    </ProductSectionFrame>
  );
}

type SaleFieldsProps = {
  row: SaleRow;
  problems: Readonly<Record<string, string>>;
  onChange: (id: string, changes: Partial<SaleRow>) => void;
};

function SaleFields({ row, problems, onChange }: SaleFieldsProps) {
  const ofVariant = row.name ? ` of ${row.name}` : "";
  return (
    <li className="grid items-start gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1fr_1fr]">
      <p className="pt-6 text-sm">
        {row.name ? <span className="block font-medium">{row.name}</span> : null}
        <span className="text-ink-soft">Regular price {formatSum(row.regular)}</span>
      </p>
      <Field
        label="Sale price"
        aria-label={`Sale price${ofVariant}`}
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
        aria-label={`Sale${ofVariant} from`}
        name={`sale.${row.id}.from`}
        type="datetime-local"
        value={row.from}
        error={problems.startsAt}
        onChange={({ target }) => onChange(row.id, { from: target.value })}
      />
      <Field
        label="Until"
        aria-label={`Sale${ofVariant} until`}
        name={`sale.${row.id}.until`}
        type="datetime-local"
        value={row.until}
        error={problems.endsAt}
        onChange={({ target }) => onChange(row.id, { until: target.value })}
      />
    </li>
  );
}
