import * as z from "zod";

const decimalsOf = (code: string): number | null => {
  try {
    return (
      new Intl.NumberFormat("en", { style: "currency", currency: code }).resolvedOptions()
        .maximumFractionDigits ?? null
    );
  } catch {
    return null;
  }
};

const isKnown = (code: string) => Intl.supportedValuesOf("currency").includes(code);

/** Money is counted in hundredths all through the shop: a currency that has none, or thousandths, would be off by a factor. */
export const currencySchema = z
  .string("must be a currency such as USD or EUR")
  .trim()
  .toUpperCase()
  .refine((code) => /^[A-Z]{3}$/.test(code) && isKnown(code), "must be a currency such as USD or EUR")
  .refine(
    (code) => decimalsOf(code) === 2 || !isKnown(code),
    "must be a currency with two decimals; yen and dinars are not supported",
  );

/** Those that a shop can be in, by their codes. */
export const currencyCodes = () =>
  Intl.supportedValuesOf("currency").filter((code) => decimalsOf(code) === 2);
