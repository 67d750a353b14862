import type { Product } from "@larkwood/contract";
import { useRef, useState } from "react";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { useFocusOnProblem } from "~/features/admin/products/use-focus-on-problem";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { findProblems } from "./find-problems";
import { OptionList } from "./option-list";
import { RemoveVariantsDialog } from "./remove-variants-dialog";
import { removedWithStock } from "./removed-stock";
import { SetAll } from "./set-all";
import { toVariantsForm } from "./to-variants-form";
import { useDraft } from "./use-draft";

import { useRegularPrices } from "./use-regular-prices";
import { rebaseDraft, variantChanges } from "./variant-changes";
import { VariantTable } from "./variant-table";
import { withProblems } from "./with-problems";

const texts = { saved: "Options and variants saved", failed: "The options and variants couldn't be saved." };

/** Options and variants of a product, with prices and stock. */
export function VariantsSection(props: ProductSectionProps) {
  const regularPrices = useRegularPrices(props.product.id);
  const { draft, edit, fill, restore, isDirty } = useDraft(props.product, regularPrices);
  const [isConfirming, setConfirming] = useState(false);
  const [frame, focusOnProblem] = useFocusOnProblem();
  const showProblems = (problems: Record<string, string>) => {
    edit((current) => withProblems(current, problems));
    focusOnProblem();
  };
  // Set for the save that follows the confirmation.
  const isConfirmed = useRef(false);
  const toBody = (stored: Product) => {
    const form = toVariantsForm(rebaseDraft(draft, stored));
    const invalid = findProblems(form);
    if (invalid) showProblems(invalid);
    else if (removed.length > 0 && !isConfirmed.current) setConfirming(true);
    else return form;
    return null;
  };
  const section = useProductSection({
    ...props,
    id: "product-variants",
    fill,
    draft,
    restore,
    isDirty,
    findChanges: (base, current) => variantChanges(base, current, draft),
    toBody,
    onProblems: showProblems,
    texts,
  });
  const removed = removedWithStock(section.base, draft);

  return (
    <ProductSectionFrame
      title="Options and variants"
      text="Up to three options, such as fabric and size. Each combination is a variant; the first is the default."
      {...section.frame}
      isDirty={isDirty}
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
          isConfirmed.current = true;
          section.save();
          isConfirmed.current = false;
        }}
        onCancel={() => setConfirming(false)}
      />
    </ProductSectionFrame>
  );
}
