import { CHECKLIST_STEPS, type ChecklistStep, type SettingKey } from "@larkwood/contract";
import { offeredMethods } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import type { PlatformContext } from "../context";

interface Deeds {
  /** Which settings were saved. */
  stored: string[];
  product: boolean;
  mail: boolean;
  order: boolean;
}

const isRules = (value: unknown) => typeof value === "object" && value !== null;

/** What of the first steps is done, told by the shop's own data: nobody has to tick anything. */
export async function readChecklist({
  db,
  settings,
  config,
}: Pick<PlatformContext, "db" | "settings" | "config">) {
  const { current, defaults, pinned } = settings;
  const deeds = await queryFirst<Deeds>(
    db,
    sql`SELECT EXISTS (SELECT FROM products) AS product, EXISTS (SELECT FROM orders) AS "order",
      EXISTS (SELECT FROM mails WHERE kind = 'test_mail') AS mail,
      ARRAY(SELECT key FROM settings WHERE value IS NOT NULL) AS stored`,
  );
  // Rules may say what they said by default, because an owner has thought about them: that counts once they are saved.
  const isSaid = (key: SettingKey) => pinned[key] !== undefined || (deeds?.stored ?? []).includes(key);
  const isSet = (...keys: SettingKey[]) =>
    keys.every((key) => (isRules(defaults[key]) ? isSaid(key) : current[key] !== defaults[key]));
  const done: Record<ChecklistStep, boolean> = {
    name: isSet("shopName", "contactEmail"),
    payment: offeredMethods(current, { takesCards: config.stripe !== null }).length > 0,
    shipping: isSet("shipping"),
    tax: isSet("tax"),
    texts: isSet("termsText", "privacyText", "returnsText"),
    product: deeds?.product ?? false,
    mail: deeds?.mail ?? false,
    order: deeds?.order ?? false,
  };
  return {
    isHidden: current.checklist === "hidden",
    steps: CHECKLIST_STEPS.map((step) => ({ step, isDone: done[step] })),
  };
}
