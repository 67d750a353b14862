import type { Config } from "../config";

/** What each payment provider needs, for `offeredMethods`: cards are also offered if an extension takes them. */
export const providerKeys = ({ stripe, extensions }: Pick<Config, "stripe" | "extensions">) => ({
  stripe: stripe ?? extensions.paymentProvider ?? null,
});
