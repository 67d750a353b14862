import type { Page } from "~/lib/lists/read-page";
import type { useListParams } from "./use-list-params";

/** Pager props for the current page. */
export function toPagerProps<T>(
  params: ReturnType<typeof useListParams>,
  page: Page<T> | undefined,
  rowsPerPage: number,
) {
  const nextCursor = page?.nextCursor ?? null;
  return {
    first: params.pagesBefore === null ? null : params.pagesBefore * rowsPerPage + 1,
    count: page?.items.length ?? 0,
    total: page?.total ?? null,
    onPrevious: params.cursor ? params.goPrevious : null,
    onNext: nextCursor ? () => params.goNext(nextCursor) : null,
  };
}
