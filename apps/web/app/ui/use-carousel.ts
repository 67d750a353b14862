import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Swiper, SwiperOptions } from "swiper/types";
import { hydrateOnInteraction } from "./hydrate-on-interaction";

type Move = (swiper: Swiper) => void;

export interface CarouselState {
  root: RefObject<HTMLDivElement | null>;
  /** The slide in view, counted from 0 whatever the loop does to the order. */
  active: number;
  /** Null until its code has arrived: the first slide is plain HTML until then. */
  swiper: Swiper | null;
  /** Moves the slides, or, where they cannot move yet, fetches what they need at once and moves them then. */
  move: (how: Move) => void;
}

/** The code of the carousel; null when it cannot be fetched now. */
const fetchCarousel = () => import("./swiper-parts").catch(() => null);

/** Makes a carousel of a server-rendered row of slides. `options` must keep its identity between renders. */
export function useCarousel(options: SwiperOptions): CarouselState {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const start = useRef<() => void>(undefined);
  // Not the state: between the code's arrival and the next render a tap would find neither.
  const alive = useRef<Swiper>(undefined);
  const wishes = useRef<Move[]>([]);

  const move = useCallback((how: Move) => {
    if (alive.current) return how(alive.current);
    wishes.current.push(how);
    start.current?.();
  }, []);

  useEffect(() => {
    if (!root.current) return;
    let gone = false;
    const begin = async () => {
      start.current = undefined;
      const parts = await fetchCarousel();
      if (gone || !root.current) return;
      // Without a network there is still the first slide, and the next tap asks again.
      if (!parts) {
        wishes.current = [];
        start.current = begin;
        return;
      }
      asleep.abort();
      const instance = new parts.Swiper(root.current, {
        ...options,
        modules: [parts.Autoplay, parts.Parallax],
      });
      instance.on("realIndexChange", ({ realIndex }) => setActive(realIndex));
      alive.current = instance;
      setSwiper(instance);
      for (const how of wishes.current.splice(0)) how(instance);
    };
    start.current = begin;
    const asleep = hydrateOnInteraction(root.current, {
      come: () => start.current?.(),
      // A finger that was quicker than the code gets its slide too.
      swipe: (direction) =>
        move((carousel) => (direction === "on" ? carousel.slideNext() : carousel.slidePrev())),
    });
    return () => {
      gone = true;
      asleep.abort();
      alive.current?.destroy(true, true);
      alive.current = undefined;
      setSwiper(null);
    };
  }, [options, move]);

  return { root, active, swiper, move };
}
