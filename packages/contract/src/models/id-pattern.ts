/** Ids are strings on the wire; ours are 24 lowercase hex digits. */
export const ID_PATTERN = /^[0-9a-f]{24}$/;

/** Whether a word, from an address or a search field, can be an id. */
export function isId(word: string): boolean {
  return ID_PATTERN.test(word);
}
