import { ACCESS_TOKEN_TTL_MS } from "@larkwood/contract";

type Headers = Record<string, string>;

/**
 * Headers of a signed-in call for as long as a measurement takes: an access token is good for ten minutes, and a peer takes
 * longer to be filled. Half of its life is left for whatever is begun with it.
 */
export function staySignedIn(
  signIn: () => Promise<Headers>,
  now: () => number = () => performance.now(),
): () => Promise<Headers> {
  let current: { headers: Promise<Headers>; until: number } | null = null;

  return () => {
    if (current && now() < current.until) return current.headers;
    const next = { headers: signIn(), until: now() + ACCESS_TOKEN_TTL_MS / 2 };
    current = next;
    // One that failed is not kept: whoever asks next tries again.
    next.headers.catch(() => {
      if (current === next) current = null;
    });
    return next.headers;
  };
}
