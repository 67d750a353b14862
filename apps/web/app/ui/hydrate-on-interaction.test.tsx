import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrateOnInteraction } from "./hydrate-on-interaction";

function asleep() {
  const element = document.createElement("div");
  const come = vi.fn();
  const swipe = vi.fn();
  const over = hydrateOnInteraction(element, { come, swipe });
  const point = (kind: string, clientX: number, clientY = 0) =>
    element.dispatchEvent(new MouseEvent(kind, { clientX, clientY }));
  return { come, swipe, over, point };
}

describe("a part that comes alive when it is wanted", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("comes by itself after a while, and not before", () => {
    const { come } = asleep();
    vi.advanceTimersByTime(2_400);
    expect(come).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(come).toHaveBeenCalledOnce();
  });

  it("comes at once when somebody reaches out for it", () => {
    const { come, point } = asleep();
    point("pointerenter", 10);
    expect(come).toHaveBeenCalledOnce();
  });

  it("tells of a swipe that came before it, and of no mere tap", () => {
    const { swipe, point } = asleep();
    point("pointerdown", 200);
    point("pointerup", 190);
    expect(swipe).not.toHaveBeenCalled();
    point("pointerdown", 200);
    point("pointerup", 100);
    expect(swipe).toHaveBeenLastCalledWith("on");
    point("pointerdown", 100);
    point("pointerup", 200);
    expect(swipe).toHaveBeenLastCalledWith("back");
    point("pointerdown", 100, 300);
    point("pointerup", 110, 200);
    expect(swipe).toHaveBeenLastCalledWith("on");
  });

  it("is silent once it is over", () => {
    const { come, swipe, over, point } = asleep();
    over.abort();
    vi.advanceTimersByTime(10_000);
    point("pointerdown", 200);
    point("pointerup", 100);
    expect(come).not.toHaveBeenCalled();
    expect(swipe).not.toHaveBeenCalled();
  });
});
