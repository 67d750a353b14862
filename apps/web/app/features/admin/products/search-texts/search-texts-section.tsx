import { type Product, searchTextsFormSchema } from "@larkwood/contract";
import { findFormProblems } from "~/features/admin/products/find-form-problems";
import { PartFrame } from "~/features/admin/products/part-frame";
import { useFilled } from "~/features/admin/products/use-filled";
import { type PartProps, useProductPart } from "~/features/admin/products/use-product-part";
import { slugOf } from "~/features/admin/shared/slug-of";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Textarea } from "~/ui/textarea";
import { SearchPreview } from "./search-preview";
import { type SearchTexts, searchTextChanges, textsOf, toSearchTextsForm } from "./search-texts";

const texts = {
  saved: "Search engine texts saved",
  failed: "The search engine texts couldn't be saved.",
};

/** What search engines show of a product, with a picture of it while it is typed. */
export function SearchTextsSection(props: PartProps) {
  const {
    filled,
    draft: typed,
    change: edit,
    fill,
    isDirty,
    problems,
    setProblems,
  } = useFilled(props.product, textsOf);
  const changesIn = (current: Product) => searchTextChanges(filled, textsOf(current), typed);
  const part = useProductPart({
    ...props,
    fill,
    isDirty,
    isTouched: (_, current) => changesIn(current).length > 0,
    send: async (over, headers) => {
      const body = toSearchTextsForm(typed);
      return (await api("saveSearchTexts", { params: { id: over.id }, body, headers })).data;
    },
    onProblems: setProblems,
    texts,
  });
  const change = (given: Partial<SearchTexts>) => edit((known) => ({ ...known, ...given }));
  const save = () => {
    const refused = findFormProblems(searchTextsFormSchema, toSearchTextsForm(typed));
    if (refused) setProblems(refused);
    else void part.save(part.base);
  };
  return (
    <PartFrame
      id="product-search-texts"
      title="Search engines"
      text="Blank fields use the product's name, the start of its description and its ID. Old URLs redirect to the new one."
      {...part.frame(changesIn)}
      isDirty={isDirty}
      onSave={save}
    >
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-10 gap-y-5">
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
        <SearchPreview product={part.base} typed={typed} />
      </div>
    </PartFrame>
  );
}
