/** The singular of a word. Must equal the SQL function `search_singular`; a test compares them. */
export function singular(word: string): string {
  if ([...word].length < 4 || !word.endsWith("s") || /(ss|us|is)$/.test(word)) return word;
  if (/(shel|hal|cal|el|scar|lea|loa|thie)ves$/.test(word)) return word.replace(/ves$/, "f");
  if (/(kni|wi|li)ves$/.test(word)) return word.replace(/ves$/, "fe");
  if (/..ies$/.test(word)) return word.replace(/ies$/, "y");
  return /(ss|x|zz|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
