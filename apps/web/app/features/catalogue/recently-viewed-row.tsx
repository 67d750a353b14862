import { ApiError } from "@larkwood/contract";
import { useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { useNear } from "~/ui/use-near";
import { ProductRow } from "./product-row";
import { forgetViewed, keepViewed, readViewed } from "./recently-viewed";

const SHOWN = 4;

/** Notes that a product is looked at, and shows those of before. They are asked for only by who comes near them. */
export function RecentlyViewedRow({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [earlier, setEarlier] = useState<string[]>([]);

  useEffect(() => {
    setEarlier(readViewed(localStorage).filter((id) => id !== productId));
    keepViewed(localStorage, productId);
  }, [productId]);

  const ids = near ? earlier.slice(0, SHOWN) : [];
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: queryKeys.product(id),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        try {
          return (await api("getProduct", { params: { id }, signal })).data;
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) forgetViewed(localStorage, id);
          throw error;
        }
      },
    })),
  });
  const products = results.flatMap(({ data }) => (data ? [data] : []));
  // All at once or not yet: a row that fills one by one moves under the eyes.
  const isWhole = results.every(({ isPending }) => !isPending);
  return (
    <div ref={place} className="page">
      {isWhole && products.length > 0 ? (
        <div className="pb-section">
          <ProductRow title="Recently viewed" products={products} />
        </div>
      ) : null}
    </div>
  );
}
