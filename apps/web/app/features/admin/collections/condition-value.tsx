import type { Attribute } from "@larkwood/contract";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { unitOf, type ValueKind, valueOptions } from "./condition-subjects";
import type { Condition } from "./conditions";

type ConditionValueProps = {
  condition: Condition;
  index: number;
  kind: ValueKind;
  attributes: readonly Attribute[];
  problem: string | undefined;
  onChange: (changes: Partial<Condition>) => void;
};

/** The control that fits the kind of value. */
export function ConditionValue({
  condition,
  index,
  kind,
  attributes,
  problem,
  onChange,
}: ConditionValueProps) {
  const { operator, values } = condition;
  const name = `conditions.${index}.value`;
  if (kind === "yes") return null;
  if (operator !== "is")
    return <RangeFields {...{ condition, name, problem, onChange }} unit={unitOf(condition, attributes)} />;
  const options = valueOptions(condition, kind, attributes);
  if (kind === "choices")
    return (
      <fieldset>
        <legend className="pb-2 text-xs text-ink-soft">Values</legend>
        <div className="grid max-h-40 grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-x-4 gap-y-2 overflow-y-auto p-0.5">
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              name={name}
              label={label}
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange({
                  values: target.checked ? [...values, value] : values.filter((one) => one !== value),
                })
              }
            />
          ))}
        </div>
        {problem ? <p className="pt-1 text-xs text-danger">{problem}</p> : null}
      </fieldset>
    );
  if (kind === "category" || kind === "flag")
    return (
      <Select
        label="Value"
        name={name}
        options={[{ value: "", label: "Choose a value" }, ...options]}
        value={values[0] ?? ""}
        error={problem}
        onChange={({ target }) => onChange({ values: target.value ? [target.value] : [] })}
      />
    );
  return (
    <Field
      label="Values"
      name={name}
      autoComplete="off"
      hint="Separate several values with commas."
      value={values.join(",")}
      error={problem}
      onChange={({ target }) => onChange({ values: target.value.split(",") })}
    />
  );
}

type RangeFieldsProps = Pick<ConditionValueProps, "condition" | "problem" | "onChange"> & {
  name: string;
  unit: string;
};

/** One number, or two for a range. */
function RangeFields({ condition, name, unit, problem, onChange }: RangeFieldsProps) {
  const { operator, from, to } = condition;
  const number = { type: "number", step: "any", inputMode: "decimal", autoComplete: "off" } as const;
  const withUnit = (label: string) => (unit ? `${label} (${unit})` : label);
  const isBetween = operator === "between";
  return (
    <div className={isBetween ? "grid grid-cols-2 gap-x-4" : ""}>
      {operator === "atMost" ? null : (
        <Field
          {...number}
          label={withUnit(isBetween ? "From" : "Value")}
          name={`${name}.from`}
          value={from}
          error={problem}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      )}
      {operator === "atLeast" ? null : (
        <Field
          {...number}
          label={withUnit(isBetween ? "To" : "Value")}
          name={`${name}.to`}
          value={to}
          error={isBetween ? undefined : problem}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      )}
    </div>
  );
}
