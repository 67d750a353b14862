import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Page } from "./read-page";

/** Applies a change to all cached pages of a list, then refetches what is shown. */
export async function patchPages<Item>(
  client: QueryClient,
  key: QueryKey,
  patch: (items: Item[]) => Item[],
): Promise<void> {
  const lists = { queryKey: [...key, "list"] };
  // Invalidation does not restart a first load, which may return the list as it was before the change.
  await client.cancelQueries(lists);
  client.setQueriesData<Page<Item>>(lists, (page) =>
    page?.items ? { ...page, items: patch(page.items) } : page,
  );
  void client.invalidateQueries({ queryKey: key, refetchType: "active" });
}
