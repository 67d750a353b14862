// An escape of a letter's half; two halves that belong together are fine.
const MAY_HAVE_HALVES = /\\u[dD][89a-fA-F]/;
const HALF = /\p{Surrogate}/gu;

/**
 * The parsed JSON text, but halves of letters are the sign for what cannot be read: no table can store them, and a
 * column of JSON refuses them with the whole statement. Goes through it without recursion, however deep it is.
 */
export function replaceLoneSurrogates(text: string, parsed: unknown): unknown {
  if (!MAY_HAVE_HALVES.test(text)) return parsed;
  const root = { parsed };
  const waiting: Record<string, unknown>[] = [root];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === "string") part[name] = value.replace(HALF, "\ufffd");
      else if (typeof value === "object" && value !== null) waiting.push(value as Record<string, unknown>);
    }
  }
  return root.parsed;
}
