import { ACCESS_TOKEN_TTL_MS } from "@larkwood/contract";

type Headers = Record<string, string>;

/**
 * Returns authorization headers for a long measurement. Signs in again when half of the token's ten minutes have passed, so that
 * a request started with it does not expire.
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
    // Do not cache a failed sign-in.
    next.headers.catch(() => {
      if (current === next) current = null;
    });
    return next.headers;
  };
}
