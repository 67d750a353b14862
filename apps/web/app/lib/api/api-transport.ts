import type { Transport } from "@larkwood/contract";

type TransportParts = {
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  accessToken: () => string;
  /** Replaces a rejected token. */
  refresh: (failedToken: string) => Promise<string>;
};

const REJECTED = new Set([401, 403]);

/** Adds base URL, bearer token and cookies to every call, and retries a rejected call once with a new token. */
export function createTransport({ base, fetch, accessToken, refresh }: TransportParts): Transport {
  const send = (url: string, init: RequestInit, token: string) => {
    const headers = new Headers(init.headers);
    if (token && !headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
    return fetch(base + url, { ...init, headers, credentials: "include" });
  };

  return async (url, init) => {
    const token = accessToken();
    const response = await send(url, init, token);
    if (!REJECTED.has(response.status) || !token) return response;
    const refreshed = await refresh(token).catch(() => null);
    return refreshed === null ? response : send(url, init, refreshed);
  };
}
