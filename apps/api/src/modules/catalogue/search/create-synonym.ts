import { LIMITS, parsePhrases, type Synonym, type SynonymForm } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { countSynonyms, findSynonym, insertSynonym } from "./synonyms.repo";

interface Input {
  form: SynonymForm;
  /** A repeated key creates no second entry. */
  key: string | undefined;
}

/** Creates a set of synonyms, or returns the one created earlier with this key. */
export async function createSynonym(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { form, key }: Input,
  { caller, requestId }: Actor,
): Promise<Synonym> {
  const at = clock();
  const id = newId(at);
  const keyed = { userId: caller.userId, key, request: form, resourceId: id };
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    // The limit keeps searches fast: each one scans all synonyms in memory.
    if ((await countSynonyms(tx)) >= LIMITS.synonyms)
      throw new AppError("invalid_input", {
        errors: { words: `You can have at most ${LIMITS.synonyms} sets of synonyms` },
      });
    const phrases = parsePhrases(form.words);
    const synonym = await insertSynonym(tx, { id, phrases, oneWay: form.oneWay }, at);
    await recordAudit(tx, {
      actor: caller,
      action: "synonym.create",
      subjectType: "synonym",
      subjectId: id,
      after: toAuditValue(synonym),
      requestId,
      at,
    });
    return synonym;
  });
  if (created.isNew) catalogue.invalidate([]);
  const synonym = created.isNew ? created.result : await findSynonym(db, created.resourceId ?? id);
  if (!synonym) throw new AppError("not_found");
  return synonym;
}

/** Adds a display name for the audit log. */
export const toAuditValue = (synonym: Synonym) => ({ ...synonym, name: synonym.phrases.join(", ") });
