import { inTransaction } from "../../../db/transaction";
import type { CatalogueContext } from "../context";
import { applyDue, findNextChange } from "./schedule.repo";

/** Sees to it that nobody is told of a price or a product before its time, or after. */
export interface Schedule {
  /** Whether everything that was planned up to now is in force, so that what is kept may be given. */
  isUpToDate(): boolean;
  /** Brings into force what is due. Never fails: without a database nobody gets anything new anyway. */
  applyDue(): Promise<void>;
}

/**
 * The next change is known to each process as long as the catalogue stays as it is; who changes it makes all look again.
 * No clock has to ring: the first request after that moment does what is due, and everything that was kept is void with it.
 */
export function createSchedule(
  { db, clock, catalogueChanges: catalogue }: Pick<CatalogueContext, "db" | "clock" | "catalogueChanges">,
  onError: (error: unknown) => void,
): Schedule {
  let known = { generation: -1, nextAt: Number.NEGATIVE_INFINITY };
  let settling: Promise<void> | null = null;

  // Asked with every request: where nothing is planned, nobody has to know what time it is.
  const isBefore = (at: number) => at === Number.POSITIVE_INFINITY || clock().getTime() < at;
  const isSettled = () => known.generation === catalogue.catalogueVersion && isBefore(known.nextAt);

  async function look(): Promise<boolean> {
    const { catalogueVersion: generation } = catalogue;
    const next = await findNextChange(db);
    known = { generation, nextAt: next?.getTime() ?? Number.POSITIVE_INFINITY };
    return isBefore(known.nextAt);
  }

  async function bringUpToDate(): Promise<void> {
    if (await look()) return;
    catalogue.invalidate(await inTransaction(db, (tx) => applyDue(tx, clock())));
    await look();
  }

  return {
    isUpToDate: isSettled,
    applyDue() {
      settling ??= bringUpToDate()
        .catch(onError)
        .finally(() => {
          settling = null;
        });
      return settling;
    },
  };
}
