import { LIMITS, phrasesOf, type Synonym, type SynonymForm } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { newId } from "../../ids";
import { recordAudit } from "../audit";
import { countSynonyms, insertSynonym } from "./synonyms.repo";

/** Adds words that mean the same to whoever searches. */
export async function createSynonym(
  { db, clock, catalogue }: AppContext,
  { words, oneWay }: SynonymForm,
  { caller, requestId }: Author,
): Promise<Synonym> {
  const at = clock();
  const id = newId(at);
  const created = await inTransaction(db, async (tx) => {
    // All of them are in memory and looked through for each new search.
    if ((await countSynonyms(tx)) >= LIMITS.synonyms)
      throw new AppError("invalid_input", { errors: { words: `There may be at most ${LIMITS.synonyms}` } });
    const synonym = await insertSynonym(tx, { id, phrases: phrasesOf(words), oneWay }, at);
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
  catalogue.forget();
  return created;
}

/** As the log has it: with a name to be called by. */
export const named = (synonym: Synonym) => ({ ...synonym, name: synonym.phrases.join(", ") });
