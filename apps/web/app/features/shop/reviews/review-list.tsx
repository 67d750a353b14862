import type { ReviewSort } from "@larkwood/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";
import { Button } from "~/ui/button";
import { LoadMore } from "~/ui/load-more";
import { Select } from "~/ui/select";
import { Spinner } from "~/ui/spinner";
import { ReviewItem } from "./review-item";

const sorts = [
  { value: "newest", label: "Newest" },
  { value: "helpful", label: "Most helpful" },
  { value: "highest", label: "Highest rated" },
  { value: "lowest", label: "Lowest rated" },
] as const satisfies { value: ReviewSort; label: string }[];

/** Published reviews, page by page. */
export function ReviewList({ productId, stars }: { productId: string; stars: number | null }) {
  const list = useRef<HTMLUListElement>(null);
  const [sort, setSort] = useState<ReviewSort>("newest");
  const query = { sort, ...(stars ? { stars } : {}) };
  const reviews = useInfiniteQuery({
    queryKey: queryKeys.reviewList(productId, query),
    queryFn: async ({ signal, pageParam }) =>
      readPage(
        await api("listReviews", {
          params: { id: productId },
          query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  if (reviews.isPending) return <Spinner />;
  if (reviews.isError)
    return (
      <div role="alert" className="text-sm">
        <p>We couldn't load the reviews.</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={() => void reviews.refetch()}>
          Try again
        </Button>
      </div>
    );
  const items = reviews.data.pages.flatMap((page) => page.items);
  return (
    <div aria-busy={reviews.isPlaceholderData}>
      <Select
        label="Sort by"
        name="sort"
        options={sorts}
        value={sort}
        onChange={({ target }) =>
          setSort(sorts.find(({ value }) => value === target.value)?.value ?? "newest")
        }
        className="max-w-52"
      />
      <ul ref={list} aria-label="Reviews" className="mt-4 divide-y divide-hairline">
        {items.map((review) => (
          <li key={review.id} className="py-7">
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      <LoadMore
        list={list}
        count={items.length}
        busy={reviews.isFetchingNextPage}
        hasMore={reviews.hasNextPage}
        onMore={() => void reviews.fetchNextPage()}
        className="mt-2"
      />
    </div>
  );
}
