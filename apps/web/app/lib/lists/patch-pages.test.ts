import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, onTestFinished } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { patchPages } from "./patch-pages";
import type { Page } from "./read-page";

const withoutChair = (items: string[]) => items.filter((item) => item !== "chair");

/** Shows a list whose replies the test sends one by one. */
function showList(client: QueryClient) {
  const replies: ((items: string[]) => void)[] = [];
  const observer = new QueryObserver<Page<string>>(client, {
    queryKey: ["things", "list", {}],
    queryFn: () =>
      new Promise((resolve) => {
        replies.push((items) => resolve({ items, total: items.length, nextCursor: null, isPartial: false }));
      }),
  });
  onTestFinished(observer.subscribe(() => {}));
  return { replies, items: () => observer.getCurrentResult().data?.items };
}

it("changes the shown list at once and refetches it", async () => {
  const client = createQueryClient();
  const { replies, items } = showList(client);
  replies[0]?.(["chair", "table"]);
  await expect.poll(items).toEqual(["chair", "table"]);
  patchPages(client, ["things"], withoutChair);
  expect(items()).toEqual(["table"]);
  expect(replies).toHaveLength(2);
});
