import type { PaymentMethod } from "@larkwood/contract";
import { useEffect, useRef } from "react";
import type { ContractForm } from "~/lib/forms/use-contract-form";
import { tabStorage } from "~/lib/session/tab-storage";
import { chosenCountryName } from "~/lib/shop/chosen-country-name";

const SAVED_FIELDS = [
  // Only a guest types it.
  "email",
  "firstName",
  "lastName",
  "country",
  "address",
  "addressLine2",
  "postCode",
  "city",
  "phoneNumber",
  "notes",
  "giftNote",
  "coupon",
] as const;

/** Parts of one name or address: what a guest typed is not completed with those of an account. */
const UNITS = [
  ["firstName", "lastName"],
  ["country", "address", "addressLine2", "postCode", "city"],
] as const;

interface SavedCheckout {
  /** Only values that differ from the account, so that later account changes still apply. */
  values: Partial<Record<(typeof SAVED_FIELDS)[number], string>>;
  method: PaymentMethod | null;
  delivery: string | undefined;
  /** Whether a guest typed them. */
  isGuest: boolean;
}

/** Survives a reload; cleared when the order is placed. */
const storage = tabStorage<SavedCheckout>("checkout");

type Values = SavedCheckout["values"];

/** The values to restore. After a sign-in, the rest of a name or address that a guest began stays empty. */
function valuesToRestore(isGuest: boolean): Values {
  const { values = {}, isGuest: wasGuest } = storage.read();
  if (!wasGuest || isGuest) return values;
  const begun = UNITS.filter((names) => names.some((name) => values[name]));
  const empty = Object.fromEntries(begun.flat().map((name) => [name, ""]));
  // The guest's country may be the one that the form was prefilled with.
  return { ...empty, ...("country" in empty ? { country: chosenCountryName() } : {}), ...values };
}

/** The choices saved before a reload. */
export function readSavedCheckout(isGuest: boolean) {
  const { method, delivery } = storage.read();
  const { coupon = "", country } = valuesToRestore(isGuest);
  return { coupon, country, method, delivery };
}

/** Restores the saved values into the form and saves every change. */
export function useSavedCheckout(
  form: ContractForm<"order">,
  { method, delivery, isGuest }: Omit<SavedCheckout, "values">,
) {
  const isPlaced = useRef(false);

  useEffect(() => {
    const values = valuesToRestore(isGuest);
    for (const name of SAVED_FIELDS) {
      const value: unknown = values[name];
      const isEditable = name !== "email" || isGuest;
      if (isEditable && typeof value === "string") form.setValue(name, value, { shouldDirty: true });
    }
  }, [form, isGuest]);

  useEffect(() => {
    const save = () => {
      if (isPlaced.current) return;
      const [now, initial] = [form.getValues(), form.formState.defaultValues];
      const typed = SAVED_FIELDS.filter((name) => now[name] !== initial?.[name]).map((name) => [
        name,
        now[name],
      ]);
      storage.write({ values: Object.fromEntries(typed), method, delivery, isGuest });
    };
    save();
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [form, method, delivery, isGuest]);

  return {
    /** Call after the order is placed. */
    clear() {
      isPlaced.current = true;
      storage.clear();
    },
  };
}
