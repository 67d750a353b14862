import { LIMITS, phrasesOf, type Synonym, type SynonymForm } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { CatalogueContext } from "../context";
import { countSynonyms, findSynonym, insertSynonym } from "./synonyms.repo";

interface Creation {
  form: SynonymForm;
  /** The same key never adds them twice. */
  key: string | undefined;
}

/** Adds words that mean the same to whoever searches, or gives those that this key has added before. */
export async function createSynonym(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { form, key }: Creation,
  { caller, requestId }: Actor,
): Promise<Synonym> {
  const at = clock();
  const id = newId(at);
  const keyed = { userId: caller.userId, key, request: form, madeId: id };
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    // All of them are in memory and looked through for each new search.
    if ((await countSynonyms(tx)) >= LIMITS.synonyms)
      throw new AppError("invalid_input", {
        errors: { words: `You can have at most ${LIMITS.synonyms} sets of synonyms` },
      });
    const phrases = phrasesOf(form.words);
    const synonym = await insertSynonym(tx, { id, phrases, oneWay: form.oneWay }, at);
    await recordAudit(tx, {
      actor: caller,
      action: "synonym.create",
      subjectType: "synonym",
      subjectId: id,
      after: named(synonym),
      requestId,
      at,
    });
    return synonym;
  });
  if (created.isNew) catalogue.invalidate([]);
  const synonym = created.isNew ? created.made : await findSynonym(db, created.madeId ?? id);
  if (!synonym) throw new AppError("not_found");
  return synonym;
}

/** As the log has it: with a name to be called by. */
export const named = (synonym: Synonym) => ({ ...synonym, name: synonym.phrases.join(", ") });
