/** Ids are strings of 24 lowercase hex digits. */
export const ID_PATTERN = /^[0-9a-f]{24}$/;

/** Whether a text from a URL or a search field can be an id. */
export function isId(text: string): boolean {
  return ID_PATTERN.test(text);
}
