import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { FieldGroup, type FieldsProps, numberField } from "./field-group";

/** How often a promotion applies, and beside which others. */
export function LimitFields(props: FieldsProps) {
  const { fields, onChange } = props;
  return (
    <FieldGroup title="Limits">
      <div className="grid gap-5 sm:grid-cols-3">
        <Field
          label="Total uses"
          hint="Leave blank for no limit"
          {...numberField(props, "maxUses", "maxUses")}
        />
        <Field
          label="Uses per customer"
          hint="Leave blank for no limit"
          {...numberField(props, "maxUsesPerCustomer", "maxUsesPerCustomer")}
        />
        <Field
          label="Priority"
          hint="Higher is applied first"
          {...numberField(props, "priority", "priority")}
        />
      </div>
      <Checkbox
        name="exclusive"
        label="Never combine it with other promotions"
        checked={fields.exclusive}
        onChange={({ target }) => onChange({ exclusive: target.checked })}
      />
    </FieldGroup>
  );
}
