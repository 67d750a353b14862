import { LIMITS, type Product } from "@larkwood/contract";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { useSectionDraft } from "~/features/admin/products/use-section-draft";
import { ProductPicker } from "~/features/admin/shared/ui/product-picker";
import { CompanionList } from "./companion-list";

const texts = { saved: "Companions saved", failed: "The companions couldn't be saved." };
const toIds = ({ companions = [] }: Product): string[] => companions;
const countText = (ids: readonly string[]) => (ids.length === 1 ? "1 product" : `${ids.length} products`);

/** The products that the product page shows as "Goes well with". */
export function CompanionsSection(props: ProductSectionProps) {
  const { id } = props.product;
  const { initial, draft, change, fill, restore, isDirty, problems, setProblems } = useSectionDraft(
    props.product,
    toIds,
  );
  const section = useProductSection({
    ...props,
    id: "product-companions",
    fill,
    draft,
    restore,
    isDirty,
    findChanges: (_, current) => {
      const [before, now, mine] = [initial, toIds(current), draft];
      if (now.join() === before.join() || now.join() === mine.join()) return [];
      return [{ field: "Companions", before: countText(before), now: countText(now), mine: countText(mine) }];
    },
    toBody: () => ({ companions: draft }),
    onProblems: setProblems,
    texts,
  });
  const canAdd = ({ id: picked }: Product) => picked !== id && !draft.includes(picked);
  return (
    <ProductSectionFrame
      title="Goes well with"
      text={`Up to ${LIMITS.companions} products that the product page shows, in this order. Leave it empty for products of the same series or room.`}
      {...section.frame}
      isDirty={isDirty}
    >
      <div className="max-w-2xl text-sm">
        <CompanionList ids={draft} onChange={change} />
        {draft.length < LIMITS.companions ? (
          <ProductPicker onPick={(product) => canAdd(product) && change((ids) => [...ids, product.id])} />
        ) : null}
        {problems.companions ? (
          <p role="alert" className="pt-2 text-danger">
            {problems.companions}
          </p>
        ) : null}
      </div>
    </ProductSectionFrame>
  );
}
