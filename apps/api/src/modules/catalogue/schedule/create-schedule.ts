import { inTransaction } from "../../../db/transaction";
import type { CatalogueContext } from "../context";
import { applyDue, findNextChange } from "./schedule.repo";

/** Applies planned sales and publishings on time. */
export interface Schedule {
  /** Whether all due changes are applied, so that cached responses are valid. */
  isUpToDate(): boolean;
  /** Applies due changes. Never rejects: errors go to `onError`. */
  applyDue(): Promise<void>;
}

/**
 * Each process caches the time of the next change for the current catalogue version.
 * There is no timer: the first request after that time applies the change, which invalidates cached responses.
 */
export function createSchedule(
  { db, clock, catalogueChanges: catalogue }: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges">,
  onError: (error: unknown) => void,
): Schedule {
  let cached = { catalogueVersion: -1, nextAt: Number.NEGATIVE_INFINITY };
  let pending: Promise<void> | null = null;

  // Runs with every request: without planned changes the clock is not read.
  const isBefore = (at: number) => at === Number.POSITIVE_INFINITY || clock().getTime() < at;
  const isUpToDate = () => cached.catalogueVersion === catalogue.catalogueVersion && isBefore(cached.nextAt);

  /** Reads the next change; false if it is due. */
  async function refreshNextChange(): Promise<boolean> {
    const { catalogueVersion } = catalogue;
    const next = await findNextChange(db);
    cached = { catalogueVersion, nextAt: next?.getTime() ?? Number.POSITIVE_INFINITY };
    return isBefore(cached.nextAt);
  }

  async function applyAllDue(): Promise<void> {
    if (await refreshNextChange()) return;
    catalogue.invalidate(await inTransaction(db, (tx) => applyDue(tx, clock())));
    await refreshNextChange();
  }

  return {
    isUpToDate,
    applyDue() {
      pending ??= applyAllDue()
        .catch(onError)
        .finally(() => {
          pending = null;
        });
      return pending;
    },
  };
}
