import * as z from "zod";
import { LIMITS } from "../constants";
import { line } from "../fields";

/** Parses a text such as "couch, sofa, settee" into distinct phrases. */
export function parsePhrases(text: string): string[] {
  const phrases = text.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));
  return [...new Set(phrases.filter((phrase) => phrase !== ""))];
}

const hasLetterOrDigit = (phrase: string) => /[\p{L}\p{N}]/u.test(phrase);
const countWords = (phrase: string) => phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;

/** Form for a group of synonyms. */
export const synonymFormSchema = z.object({
  words: line(LIMITS.synonymText)
    .refine((words) => parsePhrases(words).length >= 2, { error: "Enter at least two, separated by commas" })
    .refine((words) => parsePhrases(words).length <= LIMITS.synonymPhrases, { error: "Enter at most twelve" })
    .refine((words) => parsePhrases(words).every(hasLetterOrDigit), { error: "Use letters or digits" })
    .refine((words) => parsePhrases(words).every((phrase) => countWords(phrase) <= LIMITS.synonymWords), {
      error: "Use at most four words for each synonym",
    }),
  oneWay: z.boolean(),
});
z.globalRegistry.add(synonymFormSchema, { id: "SynonymForm" });
export type SynonymForm = z.infer<typeof synonymFormSchema>;
