import type { Product, SearchTextsForm } from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";

/** What the fields show; empty where nothing is said. */
export type SearchTexts = { slug: string; metaTitle: string; metaDescription: string };

export const textsOf = ({ slug = "", metaTitle = "", metaDescription = "" }: Product): SearchTexts => ({
  slug,
  metaTitle,
  metaDescription,
});

/** What is sent: nothing typed means nothing said. A description is one line, however it was typed. */
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

/** What somebody else changed that is also about to be changed here. */
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
