import * as z from "zod";

const countDecimals = (code: string): number | null => {
  try {
    return (
      new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions()
        .maximumFractionDigits ?? null
    );
  } catch {
    return null;
  }
};

const isKnownCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code);

/** A currency with two decimals, because the shop stores all amounts in cents. */
export const currencySchema = z
  .string("must be a currency such as USD or EUR")
  .trim()
  .toUpperCase()
  .refine((code) => /^[A-Z]{3}$/.test(code) && isKnownCurrency(code), "must be a currency such as USD or EUR")
  .refine(
    (code) => countDecimals(code) === 2 || !isKnownCurrency(code),
    "must be a currency with two decimals; yen and dinars are not supported",
  );
z.globalRegistry.add(currencySchema, { id: "Currency" });

/** Codes of all supported currencies. */
export const currencyCodes = () =>
  Intl.supportedValuesOf("currency").filter((code) => countDecimals(code) === 2);
