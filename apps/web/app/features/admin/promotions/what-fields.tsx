import type { PromotionKind } from "@larkwood/contract";
import { ProductPicker } from "~/features/admin/shared/ui/product-picker";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { FieldGroup, type FieldsProps, numberField } from "./field-group";
import { ProductName } from "./product-name";
import { needsValue } from "./promotion-fields";

const kinds: { value: PromotionKind; label: string }[] = [
  { value: "percent", label: "a percentage is taken off" },
  { value: "amount", label: "an amount is taken off" },
  { value: "fixedPrice", label: "each item has a fixed price" },
  { value: "freeDelivery", label: "delivery is free" },
  { value: "buyXGetY", label: "buy some, get some free" },
  { value: "cheapestFree", label: "the cheapest item is free" },
  { value: "gift", label: "a product is free" },
];
const valueLabels = { percent: "Percent", amount: "Amount", fixedPrice: "Price" } as const;

/** What a promotion does. */
export function WhatFields(props: FieldsProps) {
  const { fields, problems, onChange } = props;
  const { kind, gift } = fields;
  return (
    <FieldGroup title="then …">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Effect"
          name="kind"
          options={kinds}
          value={kind}
          onChange={({ target }) => onChange({ kind: target.value as PromotionKind })}
        />
        {needsValue(kind) ? (
          <Field
            label={valueLabels[kind as keyof typeof valueLabels]}
            {...numberField(props, "value", "what.value")}
          />
        ) : null}
        {kind === "buyXGetY" ? (
          <div className="grid grid-cols-2 gap-5">
            <Field label="Buy" {...numberField(props, "buy", "what.buy")} />
            <Field label="Get free" {...numberField(props, "get", "what.get")} />
          </div>
        ) : null}
      </div>
      {kind === "gift" ? (
        <div className="text-sm">
          {gift ? (
            <p>
              Free: <ProductName product={gift} />
            </p>
          ) : null}
          <ProductPicker
            label="Free product"
            actionLabel="Choose"
            onPick={({ id, name }) => onChange({ gift: { id, name } })}
          />
          {problems["what.productId"] ? (
            <p role="alert" className="text-danger">
              {problems["what.productId"]}
            </p>
          ) : null}
        </div>
      ) : null}
    </FieldGroup>
  );
}
