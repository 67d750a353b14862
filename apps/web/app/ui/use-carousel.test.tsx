import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CarouselState, useCarousel } from "./use-carousel";

/** What was done to the carousel, in turn; and what happens at the very moment when its code has arrived. */
const { deeds, arrival } = vi.hoisted(() => ({
  deeds: [] as string[],
  arrival: { tap: () => {} },
}));

vi.mock("./swiper-parts", () => ({
  Autoplay: {},
  Parallax: {},
  Swiper: class {
    on = () => queueMicrotask(arrival.tap);
    slideNext = () => deeds.push("next");
    slidePrev = () => deeds.push("previous");
    destroy = () => deeds.push("destroyed");
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
  deeds.length = 0;
  arrival.tap = () => {};
});
afterEach(cleanup);

it("does in turn what was asked for before its code was there", async () => {
  render(<Row />);
  await act(async () => {
    next();
    next();
    previous();
  });
  expect(deeds).toEqual(["next", "next", "previous"]);
});

it("loses no tap between the arrival of its code and the next render", async () => {
  arrival.tap = previous;
  render(<Row />);
  await act(async () => next());
  expect(deeds).toEqual(["next", "previous"]);
});

it("ends with the page that it was on", async () => {
  const { unmount } = render(<Row />);
  await act(async () => next());
  unmount();
  expect(deeds).toEqual(["next", "destroyed"]);
});
