import * as z from "zod";
import { LIMITS } from "../constants";
import { line } from "../fields";

/** The phrases of a text such as "couch, sofa, settee", each once. */
export function phrasesOf(words: string): string[] {
  const phrases = words.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));
  return [...new Set(phrases.filter((phrase) => phrase !== ""))];
}

const hasWord = (phrase: string) => /[\p{L}\p{N}]/u.test(phrase);
const wordCount = (phrase: string) => phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;

/** Rules of the form for words that mean the same. */
export const synonymFormSchema = z.object({
  words: line(LIMITS.synonymText)
    .refine((words) => phrasesOf(words).length >= 2, { error: "Enter at least two, separated by commas" })
    .refine((words) => phrasesOf(words).length <= LIMITS.synonymPhrases, { error: "Enter at most twelve" })
    .refine((words) => phrasesOf(words).every(hasWord), { error: "Use letters or digits" })
    .refine((words) => phrasesOf(words).every((phrase) => wordCount(phrase) <= LIMITS.synonymWords), {
      error: "Use at most four words for each synonym",
    }),
  oneWay: z.boolean(),
});
export type SynonymForm = z.infer<typeof synonymFormSchema>;
