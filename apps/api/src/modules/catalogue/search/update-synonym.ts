import { parsePhrases, type Synonym, type SynonymForm } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { toAuditValue } from "./create-synonym";
import { lockSynonym, updateSynonymRow } from "./synonyms.repo";

/** Updates a set of synonyms. Throws `edit_conflict` if it changed since the editor loaded it. */
export async function updateSynonym(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, version, words, oneWay }: SynonymForm & { id: string; version: number },
  { caller, requestId }: Actor,
): Promise<Synonym> {
  const updated = await inTransaction(db, async (tx) => {
    const before = await lockSynonym(tx, id);
    if (before.version !== version) throw new AppError("edit_conflict", { context: before });
    const after = await updateSynonymRow(tx, { id, phrases: parsePhrases(words), oneWay });
    await recordAudit(tx, {
      actor: caller,
      action: "synonym.update",
      subjectType: "synonym",
      subjectId: id,
      before: toAuditValue(before),
      after: toAuditValue(after),
      requestId,
      at: clock(),
    });
    return after;
  });
  catalogue.invalidate([]);
  return updated;
}
