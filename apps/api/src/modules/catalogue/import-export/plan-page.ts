import { validationTexts as t } from "@larkwood/contract";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { StoredParts } from "./stored-parts.repo";
import { noTexts, TEXT_NAMES, type Texts } from "./text-columns";

export interface Publishing {
  published: boolean;
  publishAt: Date | null;
}

/** Plans the publishing state; null if it does not change. Only an unpublished product has a date. */
export function planPublishing({ parts }: FileRow, stored: StoredParts | undefined): Publishing | null {
  const before = { published: stored?.published ?? true, publishAt: stored?.publishAt ?? null };
  const isScheduled = !stored && Boolean(parts?.publishAt);
  const published = parts?.published ?? (isScheduled ? false : before.published);
  const plannedAt = parts?.publishAt === undefined ? before.publishAt : parts.publishAt;
  const publishAt = published ? null : plannedAt;
  const isSame =
    published === before.published && publishAt?.getTime() === (before.publishAt?.getTime() ?? undefined);
  return isSame ? null : { published, publishAt };
}

interface TextsContext {
  productId: string;
  slugOwners: ReadonlyMap<string, string>;
  addError: RowErrors["addError"];
}

/** Plans the texts; null if they do not change. */
export function planTexts(
  { line, parts, isDuplicateSlug }: FileRow,
  stored: StoredParts | undefined,
  { productId, slugOwners, addError }: TextsContext,
): { after: Texts; changed: readonly string[] } | null {
  const before = stored?.texts ?? noTexts();
  const changed = TEXT_NAMES.filter(
    (field) => parts?.[field] !== undefined && parts[field] !== before[field],
  );
  const owner = parts?.slug ? slugOwners.get(parts.slug) : undefined;
  if (isDuplicateSlug || (owner !== undefined && owner !== productId))
    addError(line, "slug", t.productSlugTaken);
  if (changed.length === 0) return null;
  const after = { ...before };
  for (const field of changed) after[field] = parts?.[field] ?? null;
  return { after, changed };
}

interface CollectionsContext {
  collections: ReadonlyMap<string, string>;
  addError: RowErrors["addError"];
}

/** Plans the manual collections of the product; null if they do not change. */
export function planCollections(
  { line, parts }: FileRow,
  stored: StoredParts | undefined,
  { collections, addError }: CollectionsContext,
): string[] | null {
  const slugs = parts?.collections;
  if (slugs === undefined) return null;
  if (slugs.some((slug) => !collections.has(slug))) addError(line, "collections", t.collectionUnknown);
  const isSame = [...slugs].sort().join("|") === [...(stored?.collections ?? [])].sort().join("|");
  return isSame ? null : slugs.flatMap((slug) => collections.get(slug) ?? []);
}
