const MAY_HAVE_SURROGATES = /\\u[dD][89a-fA-F]/;
// A pair of surrogates, a lone one, or any other escape. The last keeps an escaped backslash before "ud800" from matching.
const ESCAPES =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|[\s\S])/g;

/** Replaces lone surrogates in JSON text by U+FFFD, because PostgreSQL can't store them. */
export function replaceLoneSurrogates(json: string): string {
  if (!MAY_HAVE_SURROGATES.test(json)) return json;
  return json.replace(ESCAPES, (found, lone: string | undefined) => (lone ? "\\ufffd" : found));
}
