const MAX_SUGGESTIONS = 6;

/** The number of typos tolerated in a word of this length. */
export function allowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

// The SQL function search_deletes uses the same number of letters.
const FORM_LETTERS = 9;

/** All forms of the word with letters deleted. A misspelled word shares a form with the intended one. */
export function symmetricDeletes(word: string, maxTypos = allowedTypos(word.length)): string[] {
  const letters = [...word].slice(0, FORM_LETTERS);
  let shortest = [letters];
  const forms = new Set([letters.join("")]);
  for (let typos = maxTypos; typos > 0; typos -= 1) {
    shortest = shortest.flatMap((form) => form.map((_, i) => form.toSpliced(i, 1)));
    for (const form of shortest) forms.add(form.join(""));
  }
  return [...forms].filter((form) => form !== "");
}

/** Edit distance: a wrong, missing or extra letter, or two swapped letters. */
export function typosBetween(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(before, j - 2) + 1);
      row.push(best);
    }
    before = previous;
    previous = row;
  }
  return at(previous, b.length);
}

const at = (row: readonly number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY;

// In words up to this length, two typos can make another word.
const MAX_SHORT_LENGTH = 7;

/** The known words with the fewest typos, within the tolerated number. */
export function closestWords(word: string, known: readonly string[]): string[] {
  const rated = known
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({
      candidate,
      typos: typosBetween(word, candidate),
      difference: letterDifference(word, candidate),
    }))
    .filter(
      ({ candidate, typos, difference }) =>
        typos <= allowedTypos(word.length) && isLikelyTypo(word, candidate, typos, difference),
    );
  const fewest = Math.min(...rated.map(({ typos, difference }) => typos + difference));
  return rated
    .filter(({ typos, difference }) => typos + difference === fewest)
    .map(({ candidate }) => candidate)
    .sort()
    .slice(0, MAX_SUGGESTIONS);
}

/** Whether a word is probably a typo of the candidate: "wanutt" of walnut, but not "carpet" of carved or "leather" of feather. */
function isLikelyTypo(word: string, candidate: string, typos: number, difference: number): boolean {
  const hasSimilarStart =
    word[0] === candidate[0] ||
    (word[0] === candidate[1] && word[1] === candidate[0]) ||
    candidate.slice(1) === word;
  if (!hasSimilarStart) return false;
  if (word.length === 3) return difference === 0;
  return typos < 2 || word.length > MAX_SHORT_LENGTH || difference < 2;
}

/** Number of letters that one word has and the other lacks, ignoring order; the larger of both directions. */
function letterDifference(a: string, b: string): number {
  const unmatched = [...b];
  let missing = 0;
  for (const letter of a) {
    const at = unmatched.indexOf(letter);
    if (at < 0) missing += 1;
    else unmatched.splice(at, 1);
  }
  return Math.max(missing, unmatched.length);
}
