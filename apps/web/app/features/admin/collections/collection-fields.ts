import type { AdminCollection, CollectionForm } from "@larkwood/contract";
import { slugOf } from "~/features/admin/shared/slug-of";
import { type Condition, newCondition, toConditions, toRule } from "./conditions";

/** Form state of a collection. */
export interface CollectionFields {
  name: string;
  /** Null: derived from the name. */
  slug: string | null;
  description: string;
  kind: "hand" | "rule";
  /** Used by automatic collections. */
  conditions: readonly Condition[];
}

export function toFields(collection: AdminCollection | null): CollectionFields {
  const { name = "", slug = null, description = "", rule = null } = collection ?? {};
  return {
    name,
    slug,
    description,
    kind: rule ? "rule" : "hand",
    conditions: rule ? toConditions(rule) : [newCondition()],
  };
}

/** The request body. */
export function toForm({ name, slug, description, kind, conditions }: CollectionFields): CollectionForm {
  return {
    name,
    slug: slug ?? slugOf(name),
    description,
    rule: kind === "rule" ? toRule(conditions) : null,
  };
}
