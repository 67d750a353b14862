import { type AdminProduct, ApiError } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { adminProductOptions } from "~/features/admin/products/product-queries";
import type { PartProps } from "~/features/admin/products/use-product-part";
import { showToast } from "~/ui/toast-region";

export type ScheduleFormProps = Pick<PartProps, "onSaved" | "onDirty"> & { office: AdminProduct };

type Part<T> = ScheduleFormProps & {
  /** What is stored, as the fields show it. */
  toFields: (office: AdminProduct) => T;
  send: (fields: T) => Promise<AdminProduct>;
  texts: { saved: string; failed: string };
};

/** A part that plans something for a product: filled from what is stored, saved as a whole, the last one to save wins. */
export function useScheduleForm<T>({ office, onSaved, onDirty, toFields, send, texts }: Part<T>) {
  const client = useQueryClient();
  const stored = JSON.stringify(toFields(office));
  const [filled, setFilled] = useState(stored);
  const [fields, setFields] = useState<T>(() => JSON.parse(stored) as T);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const isDirty = JSON.stringify(fields) !== filled;

  useEffect(() => {
    // What another part of the page has saved shows here too, but never over what somebody types.
    if (isDirty || stored === filled) return;
    setFilled(stored);
    setFields(JSON.parse(stored) as T);
  }, [isDirty, stored, filled]);

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const save = async () => {
    setBusy(true);
    try {
      const after = await send(fields);
      client.setQueryData(adminProductOptions(office.id).queryKey, after);
      setFilled(JSON.stringify(toFields(after)));
      setFields(toFields(after));
      setProblems({});
      onSaved({ over: office.version, product: after });
      showToast(texts.saved);
    } catch (error) {
      if (error instanceof ApiError) setProblems(error.fieldErrors);
      showToast(texts.failed, "alert");
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    setFields(JSON.parse(filled) as T);
    setProblems({});
  };
  return { fields, setFields, problems, busy, isDirty, save, discard };
}
