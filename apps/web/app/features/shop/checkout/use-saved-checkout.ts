import type { PaymentMethod } from "@larkwood/contract";
import { useEffect, useRef } from "react";
import type { ContractForm } from "~/lib/forms/use-contract-form";
import { tabStorage } from "~/lib/session/tab-storage";

const SAVED_FIELDS = [
  "firstName",
  "lastName",
  "country",
  "address",
  "addressLine2",
  "postCode",
  "city",
  "phoneNumber",
  "notes",
  "coupon",
] as const;

interface SavedCheckout {
  /** Only values that differ from the account, so that later account changes still apply. */
  values: Partial<Record<(typeof SAVED_FIELDS)[number], string>>;
  method: PaymentMethod | null;
  delivery: string | undefined;
}

/** Survives a reload; cleared when the order is placed. */
const storage = tabStorage<SavedCheckout>("checkout");

/** The choices saved before a reload. */
export function readSavedCheckout() {
  const { values, method, delivery } = storage.read();
  return { coupon: values?.coupon ?? "", country: values?.country, method, delivery };
}

/** Restores the saved values into the form and saves every change. */
export function useSavedCheckout(
  form: ContractForm<"order">,
  { method, delivery }: Omit<SavedCheckout, "values">,
) {
  const isPlaced = useRef(false);

  useEffect(() => {
    const { values } = storage.read();
    for (const name of SAVED_FIELDS) {
      const value: unknown = values?.[name];
      if (typeof value === "string") form.setValue(name, value, { shouldDirty: true });
    }
  }, [form]);

  useEffect(() => {
    const save = () => {
      if (isPlaced.current) return;
      const [now, initial] = [form.getValues(), form.formState.defaultValues];
      const typed = SAVED_FIELDS.filter((name) => now[name] !== initial?.[name]).map((name) => [
        name,
        now[name],
      ]);
      storage.write({ values: Object.fromEntries(typed), method, delivery });
    };
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [form, method, delivery]);

  return {
    /** Call after the order is placed. */
    clear() {
      isPlaced.current = true;
      storage.clear();
    },
  };
}
