import type { CollectionRule, Product } from "@larkwood/contract";
import type { PromotionConditions, PromotionRule } from "@larkwood/domain";
import { or, type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { CatalogueChanges } from "../changes";
import { inCollection } from "../filters";

interface Badge {
  name: string;
  /** The products that have it. */
  condition: SQL;
}

/** The names of current promotions on the products that they are about. */
export interface PromotionBadges {
  /** Adds the name of the first promotion of each product. */
  addTo(db: Executor, products: readonly Product[]): Promise<Product[]>;
}

interface Parts extends Pick<CatalogueChanges, "onChange"> {
  db: Executor;
  /** Whether the shop is in trading mode: a showroom has no badges. */
  isTrading: () => boolean;
}

/** Caches the current promotions until shared catalogue data changes. Without any, products need no statement more. */
export function createPromotionBadges({ db, onChange, isTrading }: Parts): PromotionBadges {
  let cached: Promise<Badge[]> | undefined;
  onChange((changed) => {
    if (changed === "everything" || changed.length === 0) cached = undefined;
  });
  const findBadges = () => {
    if (cached) return cached;
    const badges = readBadges(db);
    cached = badges;
    badges.catch(() => {
      if (cached === badges) cached = undefined;
    });
    return badges;
  };
  return {
    async addTo(reader, products) {
      const badges = products.length > 0 && isTrading() ? await findBadges() : [];
      if (badges.length === 0) return [...products];
      const names = await readNames(reader, badges, products);
      return products.map((product) => {
        const promotion = names.get(product.id);
        return promotion ? { ...product, promotion } : product;
      });
    },
  };
}

async function readNames(db: Executor, badges: readonly Badge[], products: readonly Product[]) {
  const cases = badges.map(({ name, condition }) => sql`when ${condition} then ${name}::text`);
  const ids = sql.param(products.map(({ id }) => id));
  const rows = await queryRows<{ id: string; name: string | null }>(
    db,
    sql`select products.id, case ${sql.join(cases, sql` `)} end as name from products where products.id = any(${ids}::text[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Promotions of certain products that every shopper gets. `is_shown` follows the due changes of the catalogue. */
async function readBadges(db: Executor): Promise<Badge[]> {
  const promotions = await queryRows<{ name: string; rule: PromotionRule }>(
    db,
    sql`select name, rule from promotions where is_shown order by priority desc, id`,
  );
  const shown = promotions.filter(({ rule }) => isForEveryone(rule));
  const collectionIds = shown.flatMap(({ rule }) => rule.conditions.collections ?? []);
  const collections =
    collectionIds.length > 0
      ? await queryRows<{ id: string; rule: CollectionRule | null }>(
          db,
          sql`select id, rule from collections where id = any(${sql.param(collectionIds)}::text[])`,
        )
      : [];
  return shown.flatMap(({ name, rule }) => {
    const condition = conditionOf(rule.conditions, collections);
    return condition ? [{ name, condition }] : [];
  });
}

const isForEveryone = ({ conditions, effect }: PromotionRule) =>
  !conditions.firstOrder &&
  !conditions.customerTags &&
  !conditions.countries &&
  effect.kind !== "freeDelivery" &&
  effect.kind !== "gift";

/** Undefined without a selection of products: a badge on every product says nothing. */
function conditionOf(
  { products, categories, collections: ids = [] }: PromotionConditions,
  collections: readonly { id: string; rule: CollectionRule | null }[],
): SQL | undefined {
  return or(
    products ? sql`products.id = any(${sql.param(products)}::text[])` : undefined,
    categories ? sql`products.category = any(${sql.param(categories)}::text[])` : undefined,
    ...collections.filter(({ id }) => ids.includes(id)).map((one) => sql`(${inCollection(one)})`),
  );
}
