import { isExpired } from "./token";

type RefreshParts = {
  /** The token that is kept now; another tab may have renewed it. */
  currentToken: () => string;
  /** Asks the server for a new token. */
  fetchToken: () => Promise<string>;
  onToken: (token: string) => void;
  now?: () => number;
};

/**
 * Makes the one refresh that all callers share: however many requests fail at once, the server is asked once,
 * and not at all when another tab has already put a fresh token in place of the failed one.
 */
export function createRefresh({ currentToken, fetchToken, onToken, now = Date.now }: RefreshParts) {
  let running: Promise<string> | null = null;

  async function renew(failedToken: string): Promise<string> {
    const kept = currentToken();
    if (kept && kept !== failedToken && !isExpired(kept, now())) {
      onToken(kept);
      return kept;
    }
    const token = await fetchToken();
    onToken(token);
    return token;
  }

  return function refreshToken(failedToken: string): Promise<string> {
    running ??= renew(failedToken).finally(() => {
      running = null;
    });
    return running;
  };
}
