import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the HTML from the server and during the first render on the client, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
