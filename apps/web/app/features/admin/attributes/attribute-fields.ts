import type { Attribute, AttributeForm, AttributeType } from "@larkwood/contract";
import { slugOf } from "~/features/admin/shared/slug-of";

/** Form state of a choice. Existing choices keep their key, because products refer to it. */
export interface ChoiceFields {
  id: string;
  key: string | null;
  name: string;
  swatch: string;
  /** Words and picture of a kind's page. */
  text: string;
  imageUrl: string;
}

/** Form state of an attribute. */
export interface AttributeFields {
  name: string;
  type: AttributeType;
  unit: string;
  facet: boolean;
  choices: ChoiceFields[];
}

export const typeLabels: Record<AttributeType, string> = {
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
    choices: choices.map((choice) => ({
      ...choice,
      id: choice.key,
      swatch: choice.swatch ?? "",
      text: choice.text ?? "",
      imageUrl: choice.imageUrl ?? "",
    })),
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
            ...(choice.text === "" ? {} : { text: choice.text }),
            ...(choice.imageUrl === "" ? {} : { imageUrl: choice.imageUrl }),
          })),
        }
      : {}),
    ...(position === undefined ? {} : { position }),
  };
}

/** Moves an attribute by one step and returns the attributes whose position changed. */
export function withMoved(attributes: readonly Attribute[], key: string, step: -1 | 1): Attribute[] {
  const from = attributes.findIndex((attribute) => attribute.key === key);
  const to = from + step;
  const [current, neighbour] = [attributes[from], attributes[to]];
  if (!current || !neighbour) return [];
  const order = attributes.map((attribute, index) =>
    index === from ? neighbour : index === to ? current : attribute,
  );
  return order.flatMap((attribute, position) =>
    attribute.position === position ? [] : [{ ...attribute, position }],
  );
}
