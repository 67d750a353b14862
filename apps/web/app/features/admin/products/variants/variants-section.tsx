import { useState } from "react";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { api } from "~/lib/api/api";
import { findProblems } from "./find-problems";
import { OptionList } from "./option-list";
import { RemoveVariantsDialog } from "./remove-variants-dialog";
import { removedWithStock } from "./removed-stock";
import { SetAll } from "./set-all";
import { toVariantsForm } from "./to-variants-form";
import { useDraft } from "./use-draft";
import { useFocusOnProblem } from "./use-focus-on-problem";
import { useRegularPrices } from "./use-regular-prices";
import { rebaseDraft, variantChanges } from "./variant-changes";
import { VariantTable } from "./variant-table";
import { withProblems } from "./with-problems";

const texts = { saved: "Options and variants saved", failed: "The options and variants couldn't be saved." };

/** Options and variants of a product, with prices and stock. */
export function VariantsSection(props: ProductSectionProps) {
  const regularPrices = useRegularPrices(props.product.id);
  const { draft, edit, fill, isDirty } = useDraft(props.product, regularPrices);
  const [isConfirming, setConfirming] = useState(false);
  const [frame, focusOnProblem] = useFocusOnProblem();
  const showProblems = (problems: Record<string, string>) => {
    edit((current) => withProblems(current, problems));
    focusOnProblem();
  };
  const section = useProductSection({
    ...props,
    fill,
    isDirty,
    hasConflict: (base, current) => variantChanges(base, current, draft).length > 0,
    send: async (stored, headers) => {
      const body = toVariantsForm(rebaseDraft(draft, stored));
      return (await api("saveVariants", { params: { id: stored.id }, body, headers })).data;
    },
    onProblems: showProblems,
    texts,
  });
  const { base } = section;
  const removed = removedWithStock(base, draft);

  const save = () => {
    const invalid = findProblems(toVariantsForm(draft));
    if (invalid) showProblems(invalid);
    else if (removed.length > 0) setConfirming(true);
    else void section.save(base);
  };

  return (
    <ProductSectionFrame
      id="product-variants"
      title="Options and variants"
      text="Up to three options, such as fabric and size. Each combination is a variant; the first is the default."
      {...section.frame((current) => variantChanges(section.base, current, draft))}
      isDirty={isDirty}
      onSave={save}
    >
      <div ref={frame}>
        <OptionList draft={draft} edit={edit} />
        <p role="alert" className="pt-3 text-sm text-danger empty:pt-0">
          {draft.error}
        </p>
        {draft.options.length > 0 ? (
          <>
            <SetAll count={draft.rows.length} edit={edit} />
            <VariantTable draft={draft} edit={edit} />
          </>
        ) : null}
      </div>
      <RemoveVariantsDialog
        removed={isConfirming ? removed : []}
        onConfirm={() => {
          setConfirming(false);
          void section.save(base);
        }}
        onCancel={() => setConfirming(false)}
      />
    </ProductSectionFrame>
  );
}
