import { type AdminProduct, ApiError, type ProductParts } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useEditorPart } from "~/features/admin/products/editor/use-editor-part";
import { adminProductOptions } from "~/features/admin/products/product-queries";
import type { ProductSectionProps } from "~/features/admin/products/use-product-section";
import { api } from "~/lib/api/api";
import { showToast } from "~/ui/toast-region";

export type ScheduleFormProps = Pick<ProductSectionProps, "onSaved" | "onDirty"> & {
  adminProduct: AdminProduct;
};

type ScheduleFormOptions<T> = ScheduleFormProps & {
  /** Converts the stored product to form state. */
  toFields: (adminProduct: AdminProduct) => T;
  id: string;
  toBody: (fields: T) => ProductParts;
  texts: { saved: string; failed: string };
};

/** State of a section for sale prices or publishing. It is saved as a whole; the last save wins. */
export function useScheduleForm<T>({
  adminProduct,
  onSaved,
  onDirty,
  toFields,
  id,
  toBody,
  texts,
}: ScheduleFormOptions<T>) {
  const client = useQueryClient();
  const stored = JSON.stringify(toFields(adminProduct));
  const [initial, setInitial] = useState(stored);
  const [fields, setFields] = useState<T>(() => JSON.parse(stored) as T);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const isDirty = JSON.stringify(fields) !== initial;

  useEffect(() => {
    // Adopt saves by other sections, unless this one has unsaved changes.
    if (isDirty || stored === initial) return;
    setInitial(stored);
    setFields(JSON.parse(stored) as T);
  }, [isDirty, stored, initial]);

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const fill = (updated: AdminProduct) => {
    setInitial(JSON.stringify(toFields(updated)));
    setFields(toFields(updated));
    setProblems({});
  };
  const editor = useEditorPart(id, {
    isDirty,
    toBody: () => toBody(fields),
    fill,
    changesIn: () => [],
    onProblems: setProblems,
    draft: fields,
    restore: (draft) => setFields(draft as T),
  });

  const saveAlone = async () => {
    setBusy(true);
    try {
      const params = { id: adminProduct.id };
      const { data: updated } = await api("saveProduct", { params, body: toBody(fields) });
      client.setQueryData(adminProductOptions(adminProduct.id).queryKey, updated);
      fill(updated);
      onSaved({ baseVersion: adminProduct.version, product: updated });
      showToast(texts.saved);
    } catch (error) {
      if (error instanceof ApiError) setProblems(error.fieldErrors);
      showToast(texts.failed, "alert");
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    setFields(JSON.parse(initial) as T);
    setProblems({});
  };
  return {
    fields,
    setFields,
    problems,
    /** Props of the section frame. */
    frame: {
      id,
      busy,
      isDirty,
      onSave: () => (editor ? editor.save() : void saveAlone()),
      onDiscard: discard,
      conflict: null,
    },
  };
}
