import type { PaymentMethod } from "@larkwood/contract";
import { useEffect, useRef } from "react";
import type { ContractForm } from "~/lib/forms/use-contract-form";
import { tabStorage } from "~/lib/session/tab-storage";

const NAMES = ["firstName", "lastName", "country", "address", "phoneNumber", "notes", "coupon"] as const;

/** What was typed and chosen at the checkout. */
interface KeptCheckout {
  /** Only what differs from the account: what is changed there later counts here, too. */
  values: Partial<Record<(typeof NAMES)[number], string>>;
  method: PaymentMethod | null;
  delivery: string | undefined;
}

/** A page that is loaded anew shows it again, until the order is placed. */
const note = tabStorage<KeptCheckout>("checkout");

/** What a checkout that was left by a reload begins with. */
export function readSavedCheckout() {
  const { values, method, delivery } = note.read();
  return { coupon: values?.coupon ?? "", country: values?.country, method, delivery };
}

/** Puts what was kept into the form, and keeps whatever is typed or chosen from then on. */
export function useSavedCheckout(
  form: ContractForm<"checkout">,
  { method, delivery }: Omit<KeptCheckout, "values">,
) {
  const isPlaced = useRef(false);

  useEffect(() => {
    const { values } = note.read();
    for (const name of NAMES) {
      const value: unknown = values?.[name];
      if (typeof value === "string") form.setValue(name, value, { shouldDirty: true });
    }
  }, [form]);

  useEffect(() => {
    const keep = () => {
      if (isPlaced.current) return;
      const [now, first] = [form.getValues(), form.formState.defaultValues];
      const typed = NAMES.filter((name) => now[name] !== first?.[name]).map((name) => [name, now[name]]);
      note.write({ values: Object.fromEntries(typed), method, delivery });
    };
    keep();
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, method, delivery]);

  return {
    /** To be called once the order stands: the next one begins anew. */
    forget() {
      isPlaced.current = true;
      note.forget();
    },
  };
}
