import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useClickCooldown } from "./use-click-cooldown";

afterEach(() => {
  vi.useRealTimers();
});

it("hides the buttons of a row for two seconds, so that the next step is possible soon", () => {
  vi.useFakeTimers();
  const { result } = renderHook(useClickCooldown);
  act(() => result.current.add(["a", "b"]));
  act(() => result.current.remove(["b"]));
  expect([result.current.has("a"), result.current.has("b")]).toEqual([true, false]);
  act(() => void vi.advanceTimersByTime(1_900));
  expect(result.current.has("a")).toBe(true);
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current.has("a")).toBe(false);
});
