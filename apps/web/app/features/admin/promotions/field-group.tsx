import type { ReactNode } from "react";
import type { PromotionFields } from "./promotion-fields";

export interface FieldsProps {
  fields: PromotionFields;
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<PromotionFields>) => void;
}

/** A part of the sentence: "When the cart has …", "then …". */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-hairline pt-4">
      <legend className="float-left pr-4 font-serif text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

type TextName = {
  [K in keyof PromotionFields]: PromotionFields[K] extends string ? K : never;
}[keyof PromotionFields];

/** Properties of a number that may be empty. */
export const numberField = ({ fields, problems, onChange }: FieldsProps, name: TextName, path: string) => ({
  name,
  type: "number",
  step: "any",
  value: fields[name],
  error: problems[path],
  onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
});
