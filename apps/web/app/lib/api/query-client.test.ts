import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
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
