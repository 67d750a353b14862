import { MutationObserver, onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import { createQueryClient } from "./query-client";

it("an offline write fails immediately and does not run later", async () => {
  const client = createQueryClient();
  client.mount();
  const write = vi.fn(() => Promise.reject(new TypeError("offline")));
  onlineManager.setOnline(false);
  const observer = new MutationObserver(client, { mutationFn: write });
  await expect(observer.mutate()).rejects.toThrow("offline");
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(write).toHaveBeenCalledTimes(1);
  client.unmount();
});

it("an invalidation restarts a first load, whose reply may be older than the change", async () => {
  const client = createQueryClient();
  const replies: ((items: string[]) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["things"],
    queryFn: () => new Promise<string[]>((resolve) => replies.push(resolve)),
  });
  onTestFinished(observer.subscribe(() => {}));
  void client.invalidateQueries({ queryKey: ["things"] });
  replies[0]?.(["chair"]);
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.(["chair", "table"]);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(["chair", "table"]);
});
