import type { PromotionForm, PromotionReply } from "@larkwood/contract";
import { fromCents, type PromotionEffect, type PromotionRule, toCents } from "@larkwood/domain";
import { dayIn } from "../../../core/calendar";
import type { PromotionRow } from "./promotion-row";

const iso = (timestamp: string | null) => (timestamp === null ? null : new Date(timestamp).toISOString());

/** The rule of a form: amounts in cents, percentages in hundredths. Empty conditions are left out. */
export function toRule({ when, what }: Pick<PromotionForm, "when" | "what">): PromotionRule {
  const { minTotal, firstOrder, ...lists } = when;
  const given = Object.entries(lists).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return {
    conditions: {
      ...Object.fromEntries(given),
      ...(minTotal === undefined ? {} : { minTotalCents: toCents(minTotal) }),
      ...(firstOrder ? { firstOrder } : {}),
    },
    effect: toEffect(what),
  };
}

function toEffect(what: PromotionForm["what"]): PromotionEffect {
  if (what.kind === "percent") return { kind: "percent", value: Math.round(what.value * 100) };
  if (what.kind === "amount" || what.kind === "fixedPrice")
    return { kind: what.kind, value: toCents(what.value) };
  return what;
}

const toWhat = (effect: PromotionEffect): PromotionReply["what"] =>
  "value" in effect ? { ...effect, value: effect.value / 100 } : effect;

/** The API representation of a promotion, with its days in the shop's time zone. */
export function toPromotion({ rule, version: _, ...row }: PromotionRow, timeZone: string): PromotionReply {
  const { minTotalCents, categories, ...conditions } = rule.conditions;
  const day = (timestamp: string | null) =>
    timestamp === null ? null : dayIn(new Date(timestamp), timeZone);
  return {
    ...row,
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    firstDay: day(row.startsAt),
    lastDay: day(row.endsAt),
    when: {
      ...(conditions as Omit<PromotionReply["when"], "categories" | "minTotal">),
      ...(categories ? { categories: categories as PromotionReply["when"]["categories"] } : {}),
      ...(minTotalCents === undefined ? {} : { minTotal: fromCents(minTotalCents) }),
    },
    what: toWhat(rule.effect),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
