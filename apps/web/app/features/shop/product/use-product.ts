import type { Product } from "@larkwood/contract";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useFirstInteraction } from "~/ui/use-first-interaction";
import { productObserver } from "./product-observer";

/**
 * One product. A server-rendered product needs no request at first, so the query code loads on the first interaction;
 * from then on the product is refetched like any other query.
 */
export function useProduct(id: string, served: Product | null) {
  const [createObserver, setCreateObserver] = useState(() => productObserver.create);
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const [servedAt] = useState(Date.now);
  const shouldLoad = useFirstInteraction() || !served;

  const load = useCallback(() => {
    setLoadFailed(false);
    import("./product-query").then(
      ({ createProductObserver }) => setCreateObserver(() => createProductObserver),
      () => setLoadFailed(true),
    );
  }, []);
  useEffect(() => {
    if (shouldLoad && !createObserver) load();
  }, [shouldLoad, createObserver, load]);
  useEffect(() => {
    if (!hasLoadFailed) return;
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [hasLoadFailed, load]);

  const observer = useMemo(
    () => createObserver?.(id, served, servedAt),
    [createObserver, id, served, servedAt],
  );
  const subscribe = useCallback(
    (onChange: () => void) => observer?.subscribe(onChange) ?? (() => {}),
    [observer],
  );
  const result = useSyncExternalStore(
    subscribe,
    () => observer?.getCurrentResult(),
    () => undefined,
  );
  return {
    product: result?.data ?? served,
    failed: result ? result.isError : hasLoadFailed,
    retry: () => (observer ? void observer.refetch() : load()),
  };
}
