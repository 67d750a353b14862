import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { session } from "~/lib/session/session";
import { tabStorage } from "~/lib/session/tab-storage";
import { type IdempotentRequest, useIdempotencyKey } from "./use-idempotency-key";

const note = tabStorage<IdempotentRequest>("order");
const keyOf = (content: unknown, kept = true) =>
  renderHook(() => useIdempotencyKey(kept ? note : undefined)).result.current.headersFor(content)[
    "idempotency-key"
  ];

afterEach(() => {
  vi.useRealTimers();
  session.leave();
});

it("the key of what was sent outlives a page where a note is given, for the same content and an hour", () => {
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
