import { type PromotionHint, promotionHintText } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { formatCents } from "../../../core/format-cents";
import { type Executor, queryRows } from "../../../db/executor";

// More would be an advertisement, not a hint.
const MAX_HINTS = 3;

interface NamedHint {
  name: string;
  hint: PromotionHint;
}

/** What a shopper can add to get more promotions. Gifts that are no longer sold are left out. */
export async function describeHints(
  db: Executor,
  all: readonly NamedHint[],
  currency: string,
): Promise<{ text: string; productId?: string }[]> {
  const gifts = all.flatMap(({ hint }) => (hint.kind === "gift" ? [hint.productId] : []));
  const names = gifts.length > 0 ? await readNames(db, gifts) : new Map<string, string>();
  const format = (cents: number) => formatCents(cents, currency);
  return all
    .filter(({ hint }) => hint.kind !== "gift" || names.has(hint.productId))
    .slice(0, MAX_HINTS)
    .map((one) => {
      if (one.hint.kind !== "gift") return { text: promotionHintText(one, { formatCents: format }) };
      const { productId } = one.hint;
      return {
        productId,
        text: promotionHintText(one, { formatCents: format, giftName: names.get(productId) }),
      };
    });
}

async function readNames(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; name: string }>(
    db,
    sql`SELECT id, name FROM products WHERE published AND id = ANY(${sql.param(ids)}::text[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
