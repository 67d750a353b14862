import { variantsFormSchema } from "@larkwood/contract";
import { useState } from "react";
import { findFormProblems } from "~/features/admin/products/find-form-problems";
import { PartFrame } from "~/features/admin/products/part-frame";
import { type PartProps, useProductPart } from "~/features/admin/products/use-product-part";
import { api } from "~/lib/api/api";
import { OptionList } from "./option-list";
import { RemovalQuestion } from "./removal-question";
import { removedWithStock } from "./removed-stock";
import { SetAll } from "./set-all";
import { toVariantsForm } from "./to-variants-form";
import { useDraft } from "./use-draft";
import { useFocusOnProblem } from "./use-focus-on-problem";
import { useRegularPrices } from "./use-regular-prices";
import { overTheirs, variantChanges } from "./variant-changes";
import { VariantTable } from "./variant-table";
import { withProblems } from "./with-problems";

const texts = { saved: "Options and variants saved", failed: "The options and variants couldn't be saved." };

/** What a product can be chosen in, and what each choice costs and how many there are of it. */
export function VariantsSection(props: PartProps) {
  const regular = useRegularPrices(props.product.id);
  const { draft, edit, fill, isDirty } = useDraft(props.product, regular);
  const [isAsked, setIsAsked] = useState(false);
  const [frame, focusOnProblem] = useFocusOnProblem();
  const show = (problems: Record<string, string>) => {
    edit((known) => withProblems(known, problems));
    focusOnProblem();
  };
  const part = useProductPart({
    ...props,
    fill,
    isDirty,
    isTouched: (base, current) => variantChanges(base, current, draft).length > 0,
    send: async (over, headers) => {
      const body = toVariantsForm(overTheirs(draft, over));
      return (await api("saveVariants", { params: { id: over.id }, body, headers })).data;
    },
    onProblems: show,
    texts,
  });
  const { base } = part;
  const gone = removedWithStock(base, draft);

  const save = () => {
    const refused = findFormProblems(variantsFormSchema, toVariantsForm(draft));
    if (refused) show(refused);
    else if (gone.length > 0) setIsAsked(true);
    else void part.save(base);
  };

  return (
    <PartFrame
      id="product-variants"
      title="Options and variants"
      text="Up to three options, such as fabric and size. Each combination is a variant; the first is the default."
      {...part.frame((current) => variantChanges(part.base, current, draft))}
      isDirty={isDirty}
      onSave={save}
    >
      <div ref={frame}>
        <OptionList draft={draft} edit={edit} />
        <p role="alert" className="pt-3 text-sm text-danger empty:pt-0">
          {draft.refusal}
        </p>
        {draft.options.length > 0 ? (
          <>
            <SetAll count={draft.rows.length} edit={edit} />
            <VariantTable draft={draft} edit={edit} />
          </>
        ) : null}
      </div>
      <RemovalQuestion
        gone={isAsked ? gone : []}
        onConfirm={() => {
          setIsAsked(false);
          void part.save(base);
        }}
        onCancel={() => setIsAsked(false)}
      />
    </PartFrame>
  );
}
