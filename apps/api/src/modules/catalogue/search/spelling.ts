const MOST_SUGGESTIONS = 6;

/** How many typos a word of that length may have. */
export function allowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}

// As many letters of a word as the database takes for its forms; see search_deletes.
const FORM_LETTERS = 9;

/** The word without up to as many letters as it may have typos: it shares such a form with what was meant. */
export function symmetricDeletes(word: string, mostTypos = allowedTypos(word.length)): string[] {
  const letters = [...word].slice(0, FORM_LETTERS);
  let shortest = [letters];
  const forms = new Set([letters.join("")]);
  for (let typos = mostTypos; typos > 0; typos -= 1) {
    shortest = shortest.flatMap((form) => form.map((_, i) => form.toSpliced(i, 1)));
    for (const form of shortest) forms.add(form.join(""));
  }
  return [...forms].filter((form) => form !== "");
}

/** Typos between two words: a letter wrong, missing, too many, or two swapped. */
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

// Two typos may make another word of one that is no longer than this.
const SHORT = 7;

/** The known words that are spelled most like the given one, as long as few typos part them. */
export function closestWords(word: string, known: readonly string[]): string[] {
  const rated = known
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({
      candidate,
      typos: typosBetween(word, candidate),
      strange: strange(word, candidate),
    }))
    .filter(
      ({ candidate, typos, strange }) =>
        typos <= allowedTypos(word.length) && isSlip(word, candidate, typos, strange),
    );
  const fewest = Math.min(...rated.map(({ typos, strange }) => typos + strange));
  return rated
    .filter(({ typos, strange }) => typos + strange === fewest)
    .map(({ candidate }) => candidate)
    .sort()
    .slice(0, MOST_SUGGESTIONS);
}

/** Whether the one may be meant by the other: "wanutt" by walnut, but "carpet" never by carved, nor "feather" by leather. */
function isSlip(word: string, candidate: string, typos: number, strange: number): boolean {
  const beginsAlike =
    word[0] === candidate[0] ||
    (word[0] === candidate[1] && word[1] === candidate[0]) ||
    candidate.slice(1) === word;
  if (!beginsAlike) return false;
  if (word.length === 3) return strange === 0;
  return typos < 2 || word.length > SHORT || strange < 2;
}

/** How many letters of the one the other lacks, in whatever order they stand; of both the larger number. */
function strange(a: string, b: string): number {
  const rest = [...b];
  let missing = 0;
  for (const letter of a) {
    const at = rest.indexOf(letter);
    if (at < 0) missing += 1;
    else rest.splice(at, 1);
  }
  return Math.max(missing, rest.length);
}
