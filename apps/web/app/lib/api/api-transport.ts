import type { Transport } from "@larkwood/contract";

type TransportParts = {
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  accessToken: () => string;
  /** A new token in place of one that was refused. */
  refresh: (failedToken: string) => Promise<string>;
};

const REFUSED = new Set([401, 403]);

/** Adds base, bearer and cookies to every call, and repeats a refused one once with a new token. */
export function createTransport({ base, fetch, accessToken, refresh }: TransportParts): Transport {
  const send = (url: string, init: RequestInit, token: string) => {
    const headers = new Headers(init.headers);
    if (token && !headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
    return fetch(base + url, { ...init, headers, credentials: "include" });
  };

  return async (url, init) => {
    const token = accessToken();
    const response = await send(url, init, token);
    if (!REFUSED.has(response.status) || !token) return response;
    const renewed = await refresh(token).catch(() => null);
    return renewed === null ? response : send(url, init, renewed);
  };
}
