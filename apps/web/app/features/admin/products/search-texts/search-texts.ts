import type { Product, SearchTextsForm } from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";

/** Form state; empty fields use the default. */
export type SearchTexts = { slug: string; metaTitle: string; metaDescription: string };

export const toSearchTexts = ({ slug = "", metaTitle = "", metaDescription = "" }: Product): SearchTexts => ({
  slug,
  metaTitle,
  metaDescription,
});

/** The request body. Empty fields become null, and the description is reduced to one line. */
export const toSearchTextsForm = ({ slug, metaTitle, metaDescription }: SearchTexts): SearchTextsForm => ({
  slug: slug.trim() || null,
  metaTitle: metaTitle.trim() || null,
  metaDescription: metaDescription.replace(/\s+/g, " ").trim() || null,
});

const labels: Record<keyof SearchTexts, string> = {
  slug: "URL handle",
  metaTitle: "Page title",
  metaDescription: "Page description",
};

/** Fields that another user changed to a different value than typed here. */
export function searchTextChanges(before: SearchTexts, now: SearchTexts, mine: SearchTexts): ChangedField[] {
  return (Object.keys(labels) as (keyof SearchTexts)[])
    .filter((field) => now[field] !== before[field] && now[field] !== mine[field])
    .map((field) => ({
      field: labels[field],
      before: before[field],
      now: now[field],
      mine: mine[field],
    }));
}
