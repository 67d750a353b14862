import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrateOnInteraction } from "./hydrate-on-interaction";

function setUp() {
  const element = document.createElement("div");
  const hydrate = vi.fn();
  const swipe = vi.fn();
  const controller = hydrateOnInteraction(element, { hydrate, swipe });
  const point = (kind: string, clientX: number, clientY = 0) =>
    element.dispatchEvent(new MouseEvent(kind, { clientX, clientY }));
  return { hydrate, swipe, controller, point };
}

describe("hydration on interaction", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("starts after a timeout", () => {
    const { hydrate } = setUp();
    vi.advanceTimersByTime(2_400);
    expect(hydrate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it("starts immediately on interaction", () => {
    const { hydrate, point } = setUp();
    point("pointerenter", 10);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it("reports swipes but not taps", () => {
    const { swipe, point } = setUp();
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

  it("stops after an abort", () => {
    const { hydrate, swipe, controller, point } = setUp();
    controller.abort();
    vi.advanceTimersByTime(10_000);
    point("pointerdown", 200);
    point("pointerup", 100);
    expect(hydrate).not.toHaveBeenCalled();
    expect(swipe).not.toHaveBeenCalled();
  });
});
