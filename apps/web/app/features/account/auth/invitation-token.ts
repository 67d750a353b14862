import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { tab } from "~/lib/session/device-storage";

const KEY = "invitation";

/** The token of the opened link. The tab remembers it while the visitor signs in; null until the page has hydrated. */
export function useInvitationToken(): string | null {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const opened = hash.slice(1);
    if (opened) tab.setItem(KEY, opened);
    setToken(opened || (tab.getItem(KEY) ?? ""));
  }, [hash]);
  return token;
}

/** Forgets the token once it was used. */
export const clearInvitationToken = () => tab.removeItem(KEY);
