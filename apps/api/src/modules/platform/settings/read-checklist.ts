import { CHECKLIST_STEPS, type ChecklistStep, type SettingKey } from "@larkwood/contract";
import { offeredMethods } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import { providerKeys } from "../../../extensions/provider-keys";
import type { PlatformContext } from "../context";

interface SetupState {
  /** Keys of the saved settings. */
  stored: string[];
  product: boolean;
  mail: boolean;
  order: boolean;
}

const isRules = (value: unknown) => typeof value === "object" && value !== null;

/** Which setup steps are done, derived from the shop's data. */
export async function readChecklist({
  db,
  settings,
  config,
}: Pick<PlatformContext, "db" | "settings" | "config">) {
  const { current, defaults, pinned } = settings;
  const state = await queryFirst<SetupState>(
    db,
    sql`SELECT EXISTS (SELECT FROM products) AS product, EXISTS (SELECT FROM orders) AS "order",
      EXISTS (SELECT FROM mails WHERE kind = 'test_mail') AS mail,
      ARRAY(SELECT key FROM settings WHERE value IS NOT NULL) AS stored`,
  );
  // An owner may have saved rules that equal the default, so saving them counts.
  const isSaved = (key: SettingKey) => pinned[key] !== undefined || (state?.stored ?? []).includes(key);
  const isSet = (...keys: SettingKey[]) =>
    keys.every((key) => (isRules(defaults[key]) ? isSaved(key) : current[key] !== defaults[key]));
  const done: Record<ChecklistStep, boolean> = {
    name: isSet("shopName", "contactEmail"),
    payment: offeredMethods(current, providerKeys(config)).length > 0,
    shipping: isSet("shipping"),
    tax: isSet("tax"),
    // Either choice is fine, but the owner must have made it.
    catalogue: isSaved("catalogue"),
    texts: isSet("termsText", "privacyText", "returnsText"),
    product: state?.product ?? false,
    mail: state?.mail ?? false,
    order: state?.order ?? false,
  };
  return {
    isHidden: current.checklist === "hidden",
    steps: CHECKLIST_STEPS.map((step) => ({
      step,
      isDone: done[step],
      // A test email needs a mail server, which only the operator can set up.
      isOptional: step === "mail" && !config.sendsMail,
    })),
  };
}
