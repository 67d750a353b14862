import { isExpired } from "./token";

type RefreshParts = {
  /** The stored token; another tab may have refreshed it. */
  currentToken: () => string;
  /** Fetches a new token from the server. */
  fetchToken: () => Promise<string>;
  onToken: (token: string) => void;
  now?: () => number;
};

/** Creates a refresh that concurrent callers share. It skips the server if another tab has already stored a fresh token. */
export function createRefresh({ currentToken, fetchToken, onToken, now = Date.now }: RefreshParts) {
  let running: Promise<string> | null = null;

  async function refresh(failedToken: string): Promise<string> {
    const stored = currentToken();
    if (stored && stored !== failedToken && !isExpired(stored, now())) {
      onToken(stored);
      return stored;
    }
    const token = await fetchToken();
    onToken(token);
    return token;
  }

  return function refreshToken(failedToken: string): Promise<string> {
    running ??= refresh(failedToken).finally(() => {
      running = null;
    });
    return running;
  };
}
