import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { toAuditValue } from "./create-synonym";
import { lockSynonym } from "./synonyms.repo";

/** Deletes a set of synonyms. */
export async function deleteSynonym(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockSynonym(tx, id);
    await tx.execute(sql`delete from search_synonyms where id = ${id}`);
    await recordAudit(tx, {
      actor: caller,
      action: "synonym.delete",
      subjectType: "synonym",
      subjectId: id,
      before: toAuditValue(before),
      requestId,
      at: clock(),
    });
  });
  catalogue.invalidate([]);
}
