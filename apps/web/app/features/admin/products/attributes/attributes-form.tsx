import type { Attribute, Product } from "@larkwood/contract";
import { useCallback, useRef, useState } from "react";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { useShop } from "~/lib/shop/shop";
import { Select } from "~/ui/select";
import { attributeConflicts, changedKeys, toAttributeDraft, toValue } from "./attribute-draft";
import { AttributeField } from "./attribute-field";

const texts = { saved: "Details saved", failed: "The details couldn't be saved." };

const PRODUCT_TEXT = "Shown on the product page and used as filters. Blank fields are hidden.";
const VARIANT_TEXT =
  "Enter only what differs in this variant. Blank fields are the same as for all variants.";

type AttributesFormProps = ProductSectionProps & { attributes: readonly Attribute[] };

/** Edits the attributes of a product or of one variant; only changed values are sent. */
export function AttributesForm(props: AttributesFormProps) {
  const { attributes } = props;
  const title = useShop().trading ? "Attributes" : "Details";
  // Empty for the product itself.
  const [variantId, setVariantId] = useState("");
  const [initial, setInitial] = useState(() => toAttributeDraft(props.product, attributes, ""));
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const fillFor = useCallback(
    (stored: Product, variant: string) => {
      const values = toAttributeDraft(stored, attributes, variant);
      setInitial(values);
      setDraft(values);
      setProblems({});
    },
    [attributes],
  );
  const filled = useRef(props.product);
  const fill = useCallback(
    (stored: Product) => {
      filled.current = stored;
      fillFor(stored, variantId);
    },
    [fillFor, variantId],
  );
  const changed = changedKeys(draft, initial);
  const toBody = () => {
    const changedAttributes = attributes.filter(({ key }) => changed.includes(key));
    const values = Object.fromEntries(
      changedAttributes.map((one) => [one.key, toValue(one, draft[one.key])] as const),
    );
    return variantId ? { variantAttributes: [{ variantId, attributes: values }] } : { attributes: values };
  };
  const section = useProductSection({
    ...props,
    id: "product-attributes",
    fill,
    draft: { variantId, values: draft },
    restore: (stored) => {
      const { variantId: variant, values } = stored as { variantId: string; values: typeof draft };
      setVariantId(variant);
      fillFor(filled.current, variant);
      setDraft(values);
    },
    isDirty: changed.length > 0,
    findChanges: (_, current) =>
      attributeConflicts(attributes, {
        before: initial,
        now: toAttributeDraft(current, attributes, variantId),
        mine: draft,
      }),
    toBody,
    onProblems: setProblems,
    texts,
  });
  const { options = [], variants = [] } = section.base;
  return (
    <ProductSectionFrame
      title={title}
      text={variantId ? VARIANT_TEXT : PRODUCT_TEXT}
      {...section.frame}
      isDirty={changed.length > 0}
    >
      {options.length > 0 ? (
        <Select
          label="Details of"
          name="detailsOf"
          value={variantId}
          options={[
            { value: "", label: "All variants" },
            ...variants.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          disabled={changed.length > 0}
          hint={changed.length > 0 ? "Save or discard your changes first." : undefined}
          onChange={({ target }) => {
            setVariantId(target.value);
            fillFor(section.base, target.value);
          }}
          className="mb-8 max-w-xs"
        />
      ) : null}
      <div className="grid max-w-4xl gap-x-8 sm:grid-cols-2 lg:grid-cols-3 gap-y-7">
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
