import { searchTextsFormSchema } from "@larkwood/contract";
import { findFormProblems } from "~/features/admin/products/find-form-problems";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { useSectionDraft } from "~/features/admin/products/use-section-draft";
import { slugOf } from "~/features/admin/shared/slug-of";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { SearchPreview } from "./search-preview";
import { type SearchTexts, searchTextChanges, toSearchTexts, toSearchTextsForm } from "./search-texts";

const texts = {
  saved: "Search engine texts saved",
  failed: "The search engine texts couldn't be saved.",
};

/** Search engine texts of a product, with a live preview. */
export function SearchTextsSection(props: ProductSectionProps) {
  const {
    initial,
    draft: typed,
    change: edit,
    fill,
    restore,
    isDirty,
    problems,
    setProblems,
  } = useSectionDraft(props.product, toSearchTexts);
  const section = useProductSection({
    ...props,
    id: "product-search-texts",
    fill,
    draft: typed,
    restore,
    isDirty,
    findChanges: (_, current) => searchTextChanges(initial, toSearchTexts(current), typed),
    toBody: () => {
      const body = toSearchTextsForm(typed);
      const invalid = findFormProblems(searchTextsFormSchema, body);
      if (invalid) setProblems(invalid);
      return invalid ? null : body;
    },
    onProblems: setProblems,
    texts,
  });
  const change = (changes: Partial<SearchTexts>) => edit((current) => ({ ...current, ...changes }));
  return (
    <ProductSectionFrame
      title="Search engines"
      text="Blank fields use the product's name, the start of its description and its ID. Old URLs redirect to the new one."
      {...section.frame}
      isDirty={isDirty}
    >
      <div className="grid max-w-4xl grid-cols-1 gap-x-10 md:grid-cols-2 gap-y-5">
        <div className="grid content-start gap-5">
          <Field
            label="Page title"
            name="metaTitle"
            value={typed.metaTitle}
            error={problems.metaTitle}
            hint={`${typed.metaTitle.length} characters; about 60 are shown`}
            onChange={({ target }) => change({ metaTitle: target.value })}
          />
          <Textarea
            label="Page description"
            name="metaDescription"
            value={typed.metaDescription}
            error={problems.metaDescription}
            hint={`${typed.metaDescription.length} characters; about 160 are shown`}
            onChange={({ target }) => change({ metaDescription: target.value })}
          />
          <Field
            label="URL handle"
            name="slug"
            autoCapitalize="none"
            spellCheck={false}
            value={typed.slug}
            error={problems.slug}
            onChange={({ target }) => change({ slug: target.value })}
          />
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => change({ slug: slugOf(props.product.name) })}
          >
            Generate from name
          </Button>
        </div>
        <SearchPreview product={section.base} typed={typed} />
      </div>
    </ProductSectionFrame>
  );
}
