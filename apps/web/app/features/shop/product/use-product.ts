import type { Product } from "@larkwood/contract";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useFirstInteraction } from "~/ui/use-first-interaction";
import { productObserver } from "./product-observer";

/**
 * One product, at once when the server's page already carried it. Such a page asks nothing by itself, so that it comes
 * without the code for it; from the first touch, or the return to it, it follows the shop like every other.
 */
export function useProduct(id: string, served: Product | null) {
  const [follow, setFollow] = useState(() => productObserver.follow);
  const [isUnreachable, setUnreachable] = useState(false);
  const [servedAt] = useState(Date.now);
  const isWanted = useFirstInteraction() || !served;

  const load = useCallback(() => {
    setUnreachable(false);
    import("./product-query").then(
      ({ createProductObserver }) => setFollow(() => createProductObserver),
      () => setUnreachable(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted && !follow) load();
  }, [isWanted, follow, load]);

  const query = useMemo(() => follow?.(id, served, servedAt), [follow, id, served, servedAt]);
  const subscribe = useCallback((changed: () => void) => query?.subscribe(changed) ?? (() => {}), [query]);
  const result = useSyncExternalStore(
    subscribe,
    () => query?.getCurrentResult(),
    () => undefined,
  );
  return {
    product: result?.data ?? served,
    failed: result ? result.isError : isUnreachable,
    retry: () => (query ? void query.refetch() : load()),
  };
}
