import { type Product, type ProductParts, productPartsSchema } from "@larkwood/contract";
import { findFormProblems } from "~/features/admin/products/find-form-problems";
import { type ProductSectionProps, useProductSection } from "~/features/admin/products/use-product-section";
import { useSectionDraft } from "~/features/admin/products/use-section-draft";

type FieldsOptions<Draft extends Record<string, string>> = ProductSectionProps & {
  id: string;
  toDraft: (product: Product) => Draft;
  /** Converts changed fields to the request. */
  toBody: (changed: Partial<Draft>, initial: Draft) => ProductParts;
  /** Names of the fields in an edit conflict. */
  labels: Record<keyof Draft, string>;
};

// The editor has its own messages.
const texts = { saved: "", failed: "" };

/** A section of plain text fields; only changed fields are saved. */
export function useFieldsSection<Draft extends Record<string, string>>({
  id,
  toDraft,
  toBody,
  labels,
  ...props
}: FieldsOptions<Draft>) {
  const { initial, draft, change, fill, restore, isDirty, problems, setProblems } = useSectionDraft(
    props.product,
    toDraft,
  );
  const fields = Object.keys(labels) as (keyof Draft & string)[];
  const section = useProductSection({
    ...props,
    id,
    fill,
    draft,
    restore,
    isDirty,
    findChanges: (_, current) => {
      const now = toDraft(current);
      return fields
        .filter((field) => draft[field] !== initial[field])
        .filter((field) => now[field] !== initial[field] && now[field] !== draft[field])
        .map((field) => ({
          field: labels[field],
          before: initial[field] ?? "",
          now: now[field] ?? "",
          mine: draft[field] ?? "",
        }));
    },
    toBody: () => {
      const changed = fields.filter((field) => draft[field] !== initial[field]);
      const values = Object.fromEntries(changed.map((field) => [field, draft[field]]));
      const body = toBody(values as Partial<Draft>, initial);
      const invalid = findFormProblems(productPartsSchema, body);
      if (invalid) setProblems(invalid);
      return invalid ? null : body;
    },
    onProblems: setProblems,
    texts,
  });
  /** Props of the control of a field. */
  const control = (name: keyof Draft & string) => ({
    name,
    value: draft[name] ?? "",
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change((current) => ({ ...current, [name]: target.value })),
  });
  return { ...section, isDirty, control };
}
