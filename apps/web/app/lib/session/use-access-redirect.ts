import { useEffect, useRef } from "react";
import { paths } from "~/lib/paths";
import { useSession } from "./session";

/**
 * Where a guarded area sends a visitor whom it does not let in: home for one who has just signed out inside it (the
 * way home may not be on the screen yet), `elsewhere` for everybody else.
 */
export function useAccessRedirect(admitted: boolean, elsewhere: string): string {
  const leftByChoice = useSession((state) => state.leftByChoice);
  const wasInside = useRef(false);
  useEffect(() => {
    if (admitted) wasInside.current = true;
  }, [admitted]);
  return leftByChoice && wasInside.current ? paths.home : elsewhere;
}
