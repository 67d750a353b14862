import { and, or, type SQL, sql } from "drizzle-orm";
import type { SearchPlan } from "./search-tiers";

/** The tiers with conditions that hold for hits of this plan only. */
const ownTiers = ({ hit, tiers }: SearchPlan) =>
  tiers.map(({ when, isHit }) => ({ when: (isHit ? when : and(hit, when)) ?? hit, isHit: true }));

/** Adds hits to a plan as a tier of their own, before the tier with this index. */
export function addTier(plan: SearchPlan, when: SQL, index: number): SearchPlan {
  const added = (count: number) => (index <= count ? count + 1 : count);
  return {
    hit: or(plan.hit, when) ?? when,
    tiers: ownTiers(plan).toSpliced(index, 0, { when, isHit: true }),
    strongTiers: added(plan.strongTiers),
    convincingTiers: added(plan.convincingTiers),
    convincing: [...plan.convincing, when],
  };
}

/** Limits a plan to products that also meet a condition. */
export function limitPlan(plan: SearchPlan, condition: SQL): SearchPlan {
  return {
    ...plan,
    hit: and(plan.hit, condition) ?? condition,
    tiers: plan.tiers.map(({ when }) => ({ when, isHit: false })),
    convincing: plan.convincing.map((when) => sql`(${when} and ${condition})`),
  };
}

/** Finds the products of both plans: the convincing tiers of both first, each with its counterpart. */
export function unitePlans(one: SearchPlan, other: SearchPlan): SearchPlan {
  const [tiers, otherTiers] = [ownTiers(one), ownTiers(other)];
  const convincing = pairTiers(
    tiers.slice(0, one.convincingTiers),
    otherTiers.slice(0, other.convincingTiers),
  );
  const others = pairTiers(tiers.slice(one.convincingTiers), otherTiers.slice(other.convincingTiers));
  return {
    hit: or(one.hit, other.hit) ?? one.hit,
    tiers: [...convincing, ...others],
    strongTiers: Math.max(one.strongTiers, other.strongTiers),
    convincingTiers: convincing.length,
    convincing: [...one.convincing, ...other.convincing],
  };
}

type Tiers = ReturnType<typeof ownTiers>;

function pairTiers(one: Tiers, other: Tiers): Tiers {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  return longer.map(({ when }, i) => ({ when: or(when, shorter[i]?.when) ?? when, isHit: true }));
}
