import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { Page } from "./read-page";

/** Applies a change to all cached pages of a list, then refetches what is shown. */
export function patchPages<Item>(client: QueryClient, key: QueryKey, patch: (items: Item[]) => Item[]): void {
  client.setQueriesData<Page<Item>>({ queryKey: [...key, "list"] }, (page) =>
    page?.items ? { ...page, items: patch(page.items) } : page,
  );
  void client.invalidateQueries({ queryKey: key });
}
