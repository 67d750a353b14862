import type { Attribute, Product } from "@larkwood/contract";
import { useCallback, useState } from "react";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { api } from "~/lib/api/api";
import { attributeConflicts, changedKeys, toAttributeDraft, toValue } from "./attribute-draft";
import { AttributeField } from "./attribute-field";

const texts = { saved: "Details saved", failed: "The details couldn't be saved." };

/** Edits the attributes of a product; only changed values are sent. */
export function AttributesForm(props: ProductSectionProps & { attributes: readonly Attribute[] }) {
  const { attributes } = props;
  const [initial, setInitial] = useState(() => toAttributeDraft(props.product, attributes));
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const fill = useCallback(
    (stored: Product) => {
      setInitial(toAttributeDraft(stored, attributes));
      setDraft(toAttributeDraft(stored, attributes));
      setProblems({});
    },
    [attributes],
  );
  const changed = changedKeys(draft, initial);
  const changesIn = (current: Product) =>
    attributeConflicts(attributes, {
      before: initial,
      now: toAttributeDraft(current, attributes),
      mine: draft,
    });
  const section = useProductSection({
    ...props,
    fill,
    isDirty: changed.length > 0,
    hasConflict: (_, current) => changesIn(current).length > 0,
    send: async (base, headers) => {
      const changedAttributes = attributes.filter(({ key }) => changed.includes(key));
      const body = {
        attributes: Object.fromEntries(
          changedAttributes.map((one) => [one.key, toValue(one, draft[one.key])]),
        ),
      };
      return (await api("saveProductAttributes", { params: { id: base.id }, body, headers })).data;
    },
    onProblems: setProblems,
    texts,
  });
  return (
    <ProductSectionFrame
      id="product-attributes"
      title="Details"
      text="Shown on the product page and used as filters. Blank fields are hidden."
      {...section.frame(changesIn)}
      isDirty={changed.length > 0}
      onSave={() => void section.save(section.base)}
    >
      <div className="grid max-w-4xl grid-cols-3 gap-x-8 gap-y-7">
        {attributes.map((attribute) => (
          <AttributeField
            key={attribute.key}
            attribute={attribute}
            typed={draft[attribute.key] ?? ""}
            problem={problems[`attributes.${attribute.key}`]}
            onChange={(typed) => {
              setDraft({ ...draft, [attribute.key]: typed });
              setProblems({ ...problems, [`attributes.${attribute.key}`]: "" });
            }}
          />
        ))}
      </div>
    </ProductSectionFrame>
  );
}
