import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CarouselState, useCarousel } from "./use-carousel";

/** The calls to the carousel, and an action at the moment when its code has loaded. */
const { calls, onLoaded } = vi.hoisted(() => ({
  calls: [] as string[],
  onLoaded: { tap: () => {} },
}));

vi.mock("./swiper-parts", () => ({
  Autoplay: {},
  Parallax: {},
  Swiper: class {
    on = () => queueMicrotask(onLoaded.tap);
    slideNext = () => calls.push("next");
    slidePrev = () => calls.push("previous");
    destroy = () => calls.push("destroyed");
  },
}));

const options = {};
let carousel: CarouselState;

function Row() {
  carousel = useCarousel(options);
  return <div ref={carousel.root} />;
}

const next = () => carousel.move((swiper) => swiper.slideNext());
const previous = () => carousel.move((swiper) => swiper.slidePrev());

beforeEach(() => {
  calls.length = 0;
  onLoaded.tap = () => {};
});
afterEach(cleanup);

it("runs queued moves in order after its code has loaded", async () => {
  render(<Row />);
  await act(async () => {
    next();
    next();
    previous();
  });
  expect(calls).toEqual(["next", "next", "previous"]);
});

it("loses no tap between loading and the next render", async () => {
  onLoaded.tap = previous;
  render(<Row />);
  await act(async () => next());
  expect(calls).toEqual(["next", "previous"]);
});

it("is destroyed on unmount", async () => {
  const { unmount } = render(<Row />);
  await act(async () => next());
  unmount();
  expect(calls).toEqual(["next", "destroyed"]);
});
