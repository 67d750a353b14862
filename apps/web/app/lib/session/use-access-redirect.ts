import { useEffect, useRef } from "react";
import { paths } from "~/lib/paths";
import { useSession } from "./session";

/** Redirect target of a guarded area: home after a sign-out inside the area, otherwise `fallback`. */
export function useAccessRedirect(hasAccess: boolean, fallback: string): string {
  const signedOutByUser = useSession((state) => state.signedOutByUser);
  const wasInside = useRef(false);
  useEffect(() => {
    if (hasAccess) wasInside.current = true;
  }, [hasAccess]);
  return signedOutByUser && wasInside.current ? paths.home : fallback;
}
