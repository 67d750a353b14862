import type { PromotionRule } from "@larkwood/domain";

/** A promotion as stored. The driver returns timestamps as strings. */
export interface PromotionRow {
  id: string;
  name: string;
  code: string | null;
  startsAt: string | null;
  endsAt: string | null;
  rule: PromotionRule;
  priority: number;
  exclusive: boolean;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  uses: number;
  version: number;
  createdAt: string;
}
