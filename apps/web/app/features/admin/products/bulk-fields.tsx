import {
  type BulkChange,
  CATEGORIES,
  type Category,
  categoryLabels,
  type PriceChange,
} from "@larkwood/contract";
import { useState } from "react";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

const priceKinds = [
  { value: "price-percent", label: "Raise or lower by percent" },
  { value: "price-add", label: "Raise or lower by dollars" },
  { value: "price-set", label: "Set to" },
];
const categories = [
  { value: "", label: "Select product category" },
  ...CATEGORIES.map((value) => ({ value, label: categoryLabels[value] })),
];

type OnChange = (draft: Partial<BulkChange>) => void;

export function BulkPriceFields({ error, onChange }: { error: string | undefined; onChange: OnChange }) {
  const [kind, setKind] = useState<PriceChange["kind"]>("price-percent");
  const [text, setText] = useState("");
  const update = (nextKind: PriceChange["kind"], nextText: string) => {
    setKind(nextKind);
    setText(nextText);
    onChange({ kind: nextKind, amount: nextText === "" ? undefined : Number(nextText) });
  };
  return (
    <div className="grid grid-cols-2 gap-5">
      <Select
        label="Adjustment"
        name="kind"
        options={priceKinds}
        value={kind}
        onChange={(event) => update(event.target.value as PriceChange["kind"], text)}
      />
      <Field
        label={kind === "price-percent" ? "Percent" : "Dollars"}
        name="amount"
        type="number"
        step="any"
        value={text}
        error={text === "" ? undefined : error}
        hint={kind === "price-set" ? undefined : "Use a minus sign to lower the price"}
        onChange={(event) => update(kind, event.target.value)}
      />
    </div>
  );
}

export function BulkCategoryFields({ onChange }: { onChange: OnChange }) {
  return (
    <Select
      label="Category"
      name="category"
      options={categories}
      defaultValue=""
      onChange={(event) => onChange({ kind: "category", category: event.target.value as Category })}
    />
  );
}
