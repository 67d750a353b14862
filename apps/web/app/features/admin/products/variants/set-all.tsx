import { type KeyboardEvent, useState } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { setAll } from "./change-cells";
import type { EditDraft } from "./use-draft";

const empty = { price: "", quantity: "" };

/** Sets price, stock or both in every row. */
export function SetAll({ count, edit }: { count: number; edit: EditDraft }) {
  const [values, setValues] = useState(empty);
  const isEmpty = values.price === "" && values.quantity === "";
  const apply = () => {
    if (isEmpty) return;
    edit((draft) => setAll(draft, values));
    setValues(empty);
  };
  // Enter applies these fields instead of submitting the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };
  const number = { type: "number", step: "any", onKeyDown, className: "w-36" } as const;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 pt-8 pb-5">
      <Field
        {...number}
        label="Price for all"
        name="all.price"
        value={values.price}
        onChange={(event) => setValues({ ...values, price: event.target.value })}
      />
      <Field
        {...number}
        label="Stock for all"
        name="all.quantity"
        value={values.quantity}
        onChange={(event) => setValues({ ...values, quantity: event.target.value })}
      />
      <Button variant="outline" size="sm" disabled={isEmpty} onClick={apply}>
        {count === 1 ? "Set in 1 row" : `Set in all ${count} rows`}
      </Button>
    </div>
  );
}
