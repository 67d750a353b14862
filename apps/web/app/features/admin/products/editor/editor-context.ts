import type { AdminProduct, ProductParts, SavedProduct } from "@larkwood/contract";
import { createContext } from "react";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";

/** The stored product; the collections are known after a save. */
export type StoredProduct = AdminProduct & Partial<Pick<SavedProduct, "collectionIds">>;

/** A section of the editor. */
export type EditorPart = {
  isDirty: boolean;
  /** The changes to save; null if a field is invalid or the user has to confirm them first. */
  toBody: (stored: StoredProduct) => ProductParts | null;
  /** Fills the section from the stored product. */
  fill: (stored: StoredProduct) => void;
  /** Another user's changes of this section. */
  changesIn: (current: StoredProduct) => readonly ChangedField[];
  onProblems: (problems: Record<string, string>) => void;
  /** The form state, which can be stored as JSON. */
  draft: unknown;
  /** Fills the section with a form state that was stored. */
  restore: (draft: unknown) => void;
};

type ProductEditorState = {
  register: (id: string, part: EditorPart) => void;
  unregister: (id: string) => void;
  save: () => void;
};

/** The editor that saves all sections together; null if each section saves itself. */
export const ProductEditorContext = createContext<ProductEditorState | null>(null);
