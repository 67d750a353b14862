import type { Attribute, AttributeForm, AttributeType } from "@larkwood/contract";
import { slugOf } from "~/features/admin/shared/slug-of";

/** A choice as it is typed; one that is there already keeps its key, which products name. */
export interface ChoiceFields {
  id: string;
  key: string | null;
  name: string;
  swatch: string;
}

/** An attribute as it is typed. */
export interface AttributeFields {
  name: string;
  type: AttributeType;
  unit: string;
  facet: boolean;
  choices: ChoiceFields[];
}

export const typeWords: Record<AttributeType, string> = {
  number: "Number",
  choice: "Single choice",
  choices: "Multiple choice",
  flag: "Yes or no",
  text: "Text",
};

export const hasChoices = (type: AttributeType) => type === "choice" || type === "choices";

export function toFields(attribute: Attribute | null): AttributeFields {
  const { name = "", type = "number", unit = "", facet = true, choices = [] } = attribute ?? {};
  return {
    name,
    type,
    unit,
    facet,
    choices: choices.map((choice) => ({ ...choice, id: choice.key, swatch: choice.swatch ?? "" })),
  };
}

export function toForm(
  { name, type, unit, facet, choices }: AttributeFields,
  position?: number,
): AttributeForm {
  return {
    name,
    type,
    ...(type === "number" ? { unit } : {}),
    facet,
    ...(hasChoices(type)
      ? {
          choices: choices.map((choice) => ({
            key: choice.key ?? slugOf(choice.name),
            name: choice.name,
            swatch: choice.swatch === "" ? null : choice.swatch,
          })),
        }
      : {}),
    ...(position === undefined ? {} : { position }),
  };
}

/** The attributes with one moved by a step, and which of them have another place then. */
export function moved(attributes: readonly Attribute[], key: string, step: -1 | 1): Attribute[] {
  const from = attributes.findIndex((attribute) => attribute.key === key);
  const to = from + step;
  const [one, other] = [attributes[from], attributes[to]];
  if (!one || !other) return [];
  const order = attributes.map((attribute, place) =>
    place === from ? other : place === to ? one : attribute,
  );
  return order.flatMap((attribute, position) =>
    attribute.position === position ? [] : [{ ...attribute, position }],
  );
}
