import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { session } from "~/lib/session/session";
import { tabStorage } from "~/lib/session/tab-storage";
import { type IdempotentRequest, useIdempotencyKey } from "./use-idempotency-key";

const storage = tabStorage<IdempotentRequest>("order");
const keyOf = (content: unknown, isStored = true) =>
  renderHook(() => useIdempotencyKey(isStored ? storage : undefined)).result.current.headersFor(content)[
    "idempotency-key"
  ];

afterEach(() => {
  vi.useRealTimers();
  session.signOut();
});

it("a stored key survives a reload for one hour if the content is the same", () => {
  vi.useFakeTimers();
  session.signIn({ accessToken: "a.b.c", userName: "ada", role: "User", userId: "ada" });
  const first = keyOf({ items: 1 });
  expect(keyOf({ items: 1 })).toBe(first);
  expect(keyOf({ items: 1 }, false)).not.toBe(first);
  vi.advanceTimersByTime(3_599_000);
  expect(keyOf({ items: 1 })).toBe(first);
  vi.advanceTimersByTime(2_000);
  const later = keyOf({ items: 1 });
  expect(later).not.toBe(first);
  expect(keyOf({ items: 2 })).not.toBe(later);
});
