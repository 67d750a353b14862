import { ApiError, type Product } from "@larkwood/contract";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";

const PAGE_SIZE = 24;

async function fetchProduct(id: string, signal: AbortSignal): Promise<Product | null> {
  try {
    return (await api("getProduct", { params: { id }, signal })).data;
  } catch (error) {
    // A product that is no longer sold is left out.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

type WishedProductsProps = { ids: readonly string[]; grid: (products: Product[]) => ReactNode };

/** The products with these ids, with current prices and stock. */
export function WishedProducts({ ids, grid }: WishedProductsProps) {
  const [count, setCount] = useState(PAGE_SIZE);
  const results = useQueries({
    queries: ids.slice(0, count).map((id) => ({
      queryKey: queryKeys.product(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchProduct(id, signal),
    })),
  });
  const products = results.flatMap(({ data }) => (data ? [data] : []));
  const failed = results.filter(({ isError }) => isError);
  if (products.length === 0 && results.some(({ isPending }) => isPending)) return <Spinner />;
  return (
    <>
      <h2 className="sr-only">Products</h2>
      {grid(products)}
      {failed.length > 0 ? (
        <div role="alert" className="mt-8 text-sm">
          <p>We couldn't load some products.</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            Try again
          </Button>
        </div>
      ) : null}
      {ids.length > count ? (
        <Button variant="outline" className="mt-10" onClick={() => setCount(count + PAGE_SIZE)}>
          Load more
        </Button>
      ) : null}
    </>
  );
}
