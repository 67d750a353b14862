// An escaped surrogate, possibly part of a valid pair.
const MAY_HAVE_SURROGATES = /\\u[dD][89a-fA-F]/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Replaces lone surrogates by U+FFFD, because PostgreSQL can't store them. Not recursive, so that any depth works. */
export function replaceLoneSurrogates(text: string, parsed: unknown): unknown {
  if (!MAY_HAVE_SURROGATES.test(text)) return parsed;
  const root = { parsed };
  const remaining: Record<string, unknown>[] = [root];
  for (let part = remaining.pop(); part; part = remaining.pop()) {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value === "string") part[name] = value.replace(LONE_SURROGATE, "\ufffd");
      else if (typeof value === "object" && value !== null) remaining.push(value as Record<string, unknown>);
    }
  }
  return root.parsed;
}
