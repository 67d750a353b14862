import type { AdminProduct } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { AttributesSection } from "~/features/admin/products/attributes/attributes-section";
import { CollectionsSection } from "~/features/admin/products/collections-section";
import { CompanionsSection } from "~/features/admin/products/companions/companions-section";
import { PicturesSection } from "~/features/admin/products/pictures/pictures-section";
import { SearchTextsSection } from "~/features/admin/products/search-texts/search-texts-section";
import { PublishingSection } from "~/features/admin/products/selling/publishing-section";
import { SaleSection } from "~/features/admin/products/selling/sale-section";
import { useFocusOnProblem } from "~/features/admin/products/use-focus-on-problem";
import { VariantsSection } from "~/features/admin/products/variants/variants-section";
import { attributesOptions } from "~/features/admin/shared/attributes-options";
import { EditConflict } from "~/features/admin/shared/ui/edit-conflict";
import { SectionJump } from "~/features/admin/shared/ui/section-jump";
import { SectionNav } from "~/features/admin/shared/ui/section-nav";
import { useUnsavedChanges } from "~/features/admin/shared/use-unsaved-changes";
import { Form } from "~/ui/form";
import { DetailsSection } from "./details-section";
import { DraftNotice } from "./draft-notice";
import { ProductEditorContext } from "./editor-context";
import { PriceField } from "./price-field";
import { SaveBar } from "./save-bar";
import { StockSection } from "./stock-section";
import { useProductEditor } from "./use-product-editor";

const sections = [
  { id: "product-details", label: "Details" },
  { id: "product-pictures", label: "Images" },
  { id: "product-variants", label: "Options and variants" },
  { id: "product-sale", label: "Prices and sale" },
  { id: "product-stock", label: "Stock" },
  { id: "product-attributes", label: "Attributes" },
  { id: "product-collections", label: "Collections" },
  { id: "product-companions", label: "Goes well with" },
  { id: "product-publishing", label: "Publishing" },
  { id: "product-search-texts", label: "Search engines" },
];

const STAYS_TEXT = "Your changes stay on this device. You can restore them when you open the product again.";

const ignore = () => {};

/** All sections of a product, saved together. */
export function ProductEditor({ loaded }: { loaded: AdminProduct }) {
  const [frame, focusOnProblem] = useFocusOnProblem();
  const { context, base, busy, dirtyIds, discard, conflict, storedDraft } = useProductEditor(
    loaded,
    focusOnProblem,
  );
  const isDirty = dirtyIds.length > 0;
  const unsaved = useUnsavedChanges(isDirty, STAYS_TEXT);
  const section = { product: loaded, saved: null, onSaved: ignore, onDirty: ignore };
  const selling = { adminProduct: base, onSaved: ignore, onDirty: ignore };
  const { options = [], variants = [] } = base;
  const { data: attributes = [] } = useQuery(attributesOptions);
  const shownSections = sections.filter(({ id }) => id !== "product-attributes" || attributes.length > 0);
  const isDirtySection = (id: string) =>
    dirtyIds.includes(id) || (id === "product-sale" && dirtyIds.includes("product-price"));
  const entries = shownSections.map(({ id, label }) => ({
    id: `${id}-section`,
    label,
    isDirty: isDirtySection(id),
  }));
  return (
    <ProductEditorContext value={context}>
      <Form
        busy={busy}
        aria-label="Edit Product"
        onSubmit={(event) => {
          event.preventDefault();
          context.save();
        }}
      >
        <title>{`${base.name} · Edit Product`}</title>
        <h1 className="pb-3 text-2xl">Edit Product</h1>
        <SaveBar
          product={base}
          busy={busy}
          isDirty={isDirty}
          onDiscard={discard}
          sectionJump={
            <div className="min-w-0 xl:hidden">
              <SectionJump entries={entries} />
            </div>
          }
        />
        {storedDraft ? <DraftNotice {...storedDraft} /> : null}
        {conflict ? <EditConflict {...conflict} /> : null}
        <div className="xl:grid xl:grid-cols-[10rem_minmax(0,1fr)] xl:gap-x-10">
          {/* In narrow windows the tables need the whole width. */}
          <div className="max-xl:hidden">
            <SectionNav className="top-36" entries={entries} />
          </div>
          <div ref={frame}>
            <DetailsSection {...section} />
            <PicturesSection {...section} />
            <VariantsSection {...section} />
            <SaleSection key={variants.map(({ id }) => id).join(" ")} title="Prices and sale" {...selling}>
              {options.length === 0 ? <PriceField {...section} product={base} /> : null}
            </SaleSection>
            <StockSection {...section} />
            <AttributesSection {...section} />
            <CollectionsSection id={loaded.id} onDirty={ignore} />
            <CompanionsSection {...section} />
            <PublishingSection {...selling} />
            <SearchTextsSection {...section} />
          </div>
        </div>
      </Form>
      {unsaved.dialog}
    </ProductEditorContext>
  );
}
