import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import type { CatalogueChanges } from "../../catalogue/changes";

/** Whether a cart may get a promotion without a code; never in showroom mode. */
export interface AutomaticPromotions {
  exist(): Promise<boolean>;
  /** The last answer, for pages; false until the first one. */
  existed(): boolean;
}

interface Parts {
  db: Executor;
  changes: Pick<CatalogueChanges, "onChange" | "invalidate">;
  /** Whether the shop is in trading mode. */
  isTrading: () => boolean;
}

/** Caches the answer until promotions change, so that orders of shops without promotions need no statement more. */
export function createAutomaticPromotions({ db, changes, isTrading }: Parts): AutomaticPromotions {
  let known: Promise<boolean> | null = null;
  let last = false;

  const read = async () => {
    const found = await queryFirst(
      db,
      sql`SELECT FROM promotions WHERE code IS NULL AND (ends_at IS NULL OR ends_at > now()) LIMIT 1`,
    );
    return found !== undefined;
  };
  function exist(): Promise<boolean> {
    if (known) return known;
    const reading = read();
    known = reading;
    reading.then(
      (answer) => {
        if (known !== reading || answer === last) return;
        last = answer;
        // Pages contain the last answer.
        changes.invalidate([]);
        known = reading;
      },
      () => {
        if (known === reading) known = null;
      },
    );
    return reading;
  }

  changes.onChange((changed) => {
    // Shared data has changed, such as promotions; the ids of products don't matter here.
    if (changed !== "everything" && changed.length > 0) return;
    known = null;
    void exist().catch(() => {});
  });
  return {
    exist: async () => isTrading() && exist(),
    existed() {
      if (!isTrading()) return false;
      if (!known) void exist().catch(() => {});
      return last;
    },
  };
}
