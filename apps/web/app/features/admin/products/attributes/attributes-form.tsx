import type { Attribute, Product } from "@larkwood/contract";
import { useCallback, useState } from "react";
import { PartFrame } from "~/features/admin/products/part-frame";
import { type PartProps, useProductPart } from "~/features/admin/products/use-product-part";
import { api } from "~/lib/api/api";
import { attributeConflicts, attributeDraftOf, differing, toValue } from "./attribute-draft";
import { AttributeField } from "./attribute-field";

const texts = { saved: "Details saved", failed: "The details couldn't be saved." };

/** Measures, materials and whatever else the owner has defined; only what was changed is sent. */
export function AttributesForm(props: PartProps & { attributes: readonly Attribute[] }) {
  const { attributes } = props;
  const [filled, setFilled] = useState(() => attributeDraftOf(props.product, attributes));
  const [said, setSaid] = useState(filled);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const fill = useCallback(
    (stored: Product) => {
      setFilled(attributeDraftOf(stored, attributes));
      setSaid(attributeDraftOf(stored, attributes));
      setProblems({});
    },
    [attributes],
  );
  const changed = differing(said, filled);
  const changesIn = (current: Product) =>
    attributeConflicts(attributes, {
      before: filled,
      now: attributeDraftOf(current, attributes),
      mine: said,
    });
  const part = useProductPart({
    ...props,
    fill,
    isDirty: changed.length > 0,
    isTouched: (_, current) => changesIn(current).length > 0,
    send: async (over, headers) => {
      const given = attributes.filter(({ key }) => changed.includes(key));
      const body = {
        attributes: Object.fromEntries(given.map((one) => [one.key, toValue(one, said[one.key])])),
      };
      return (await api("saveProductAttributes", { params: { id: over.id }, body, headers })).data;
    },
    onProblems: setProblems,
    texts,
  });
  return (
    <PartFrame
      id="product-attributes"
      title="Details"
      text="Shown on the product page and used as filters. Blank fields are hidden."
      {...part.frame(changesIn)}
      isDirty={changed.length > 0}
      onSave={() => void part.save(part.base)}
    >
      <div className="grid max-w-4xl grid-cols-3 gap-x-8 gap-y-7">
        {attributes.map((attribute) => (
          <AttributeField
            key={attribute.key}
            attribute={attribute}
            typed={said[attribute.key] ?? ""}
            problem={problems[`attributes.${attribute.key}`]}
            onChange={(typed) => {
              setSaid({ ...said, [attribute.key]: typed });
              setProblems({ ...problems, [`attributes.${attribute.key}`]: "" });
            }}
          />
        ))}
      </div>
    </PartFrame>
  );
}
