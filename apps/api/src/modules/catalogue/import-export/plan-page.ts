import { validationTexts as t } from "@larkwood/contract";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { SearchTexts, StoredParts } from "./stored-parts.repo";

export interface Publishing {
  published: boolean;
  publishAt: Date | null;
}

/** Who sees the product after the import; null where nothing changes. A date belongs to what is not published yet. */
export function planPublishing({ parts }: FileRow, stored: StoredParts | undefined): Publishing | null {
  const before = { published: stored?.published ?? true, publishAt: stored?.publishAt ?? null };
  const isPlanned = !stored && Boolean(parts?.publishAt);
  const published = parts?.published ?? (isPlanned ? false : before.published);
  const wanted = parts?.publishAt === undefined ? before.publishAt : parts.publishAt;
  const publishAt = published ? null : wanted;
  const isSame =
    published === before.published && publishAt?.getTime() === (before.publishAt?.getTime() ?? undefined);
  return isSame ? null : { published, publishAt };
}

interface Page {
  productId: string;
  slugOwners: ReadonlyMap<string, string>;
  refuse: RowErrors["refuse"];
}

const TEXTS = ["slug", "metaTitle", "metaDescription"] as const;

/** What search engines show of the product after the import; null where nothing changes. */
export function planSearchTexts(
  { line, parts, isSlugTwice }: FileRow,
  stored: StoredParts | undefined,
  { productId, slugOwners, refuse }: Page,
): { after: SearchTexts; changed: readonly string[] } | null {
  const before = stored?.searchTexts ?? { slug: null, metaTitle: null, metaDescription: null };
  const changed = TEXTS.filter((field) => parts?.[field] !== undefined && parts[field] !== before[field]);
  const owner = parts?.slug ? slugOwners.get(parts.slug) : undefined;
  if (isSlugTwice || (owner !== undefined && owner !== productId)) refuse(line, "slug", t.productSlugTaken);
  if (changed.length === 0) return null;
  const after = { ...before };
  for (const field of changed) after[field] = parts?.[field] ?? null;
  return { after, changed };
}

interface Known {
  collections: ReadonlyMap<string, string>;
  refuse: RowErrors["refuse"];
}

/** The collections by hand that the product is in after the import; null where nothing changes. */
export function planCollections(
  { line, parts }: FileRow,
  stored: StoredParts | undefined,
  { collections, refuse }: Known,
): string[] | null {
  const words = parts?.collections;
  if (words === undefined) return null;
  if (words.some((word) => !collections.has(word))) refuse(line, "collections", t.collectionUnknown);
  const isSame = [...words].sort().join("|") === [...(stored?.collections ?? [])].sort().join("|");
  return isSame ? null : words.flatMap((word) => collections.get(word) ?? []);
}
