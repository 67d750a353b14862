import type { Attribute } from "@larkwood/contract";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";

type AttributeFieldProps = {
  attribute: Attribute;
  typed: string | readonly string[];
  problem: string | undefined;
  onChange: (typed: string | readonly string[]) => void;
};

const notSet = { value: "", label: "Not set" };
const yesOrNo = [notSet, { value: "yes", label: "Yes" }, { value: "no", label: "No" }];

/** The form control for the type of an attribute. */
export function AttributeField({ attribute, typed, problem, onChange }: AttributeFieldProps) {
  const { key, name, type, unit, choices } = attribute;
  const label = unit ? `${name} (${unit})` : name;
  if (typeof typed !== "string")
    return (
      <fieldset className="col-span-full">
        <legend className="pb-2 text-xs text-ink-soft">{label}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {choices.map((choice) => (
            <Checkbox
              key={choice.key}
              name={`attributes.${key}`}
              label={choice.name}
              checked={typed.includes(choice.key)}
              onChange={({ target }) =>
                onChange(target.checked ? [...typed, choice.key] : typed.filter((one) => one !== choice.key))
              }
            />
          ))}
        </div>
        {problem ? <p className="pt-1 text-xs text-danger">{problem}</p> : null}
      </fieldset>
    );
  const control = { label, name: `attributes.${key}`, value: typed, error: problem };
  if (type === "choice" || type === "flag") {
    const choiceOptions = choices.map((choice) => ({ value: choice.key, label: choice.name }));
    const options = type === "flag" ? yesOrNo : [notSet, ...choiceOptions];
    return <Select {...control} options={options} onChange={({ target }) => onChange(target.value)} />;
  }
  return (
    <Field
      {...control}
      {...(type === "number" ? { type, step: "any", inputMode: "decimal" } : {})}
      autoComplete="off"
      className={type === "text" ? "col-span-full" : ""}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
