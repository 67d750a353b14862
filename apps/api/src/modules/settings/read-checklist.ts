import { CHECKLIST_STEPS, type ChecklistStep } from "@larkwood/contract";
import { offeredMethods } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../context";
import { firstOf } from "../../db/executor";

interface Deeds {
  product: boolean;
  mail: boolean;
  order: boolean;
}

/** What of the first steps is done, told by the shop's own data: nobody has to tick anything. */
export async function readChecklist({
  db,
  settings,
  config,
}: Pick<AppContext, "db" | "settings" | "config">) {
  const { current, defaults } = settings;
  const deeds = await firstOf<Deeds>(
    db,
    sql`SELECT EXISTS (SELECT FROM products) AS product, EXISTS (SELECT FROM orders) AS "order",
      EXISTS (SELECT FROM outbox WHERE kind = 'test_mail') AS mail`,
  );
  const isSet = (...keys: (keyof typeof defaults)[]) => keys.every((key) => current[key] !== defaults[key]);
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
