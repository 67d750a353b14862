import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Swiper, SwiperOptions } from "swiper/types";
import { hydrateOnInteraction } from "./hydrate-on-interaction";

type Move = (swiper: Swiper) => void;

export interface CarouselState {
  root: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide, independent of the loop. */
  active: number;
  /** Null until its code has loaded; until then the first slide is plain HTML. */
  swiper: Swiper | null;
  /** Moves the slides, after loading the code if necessary. */
  move: (how: Move) => void;
}

/** Loads the carousel code; null on failure. */
const fetchCarousel = () => import("./swiper-parts").catch(() => null);

/** Turns server-rendered slides into a carousel. `options` must keep its identity between renders. */
export function useCarousel(options: SwiperOptions): CarouselState {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const start = useRef<() => void>(undefined);
  // A ref in addition to the state, so that a tap before the next render finds the instance.
  const loaded = useRef<Swiper>(undefined);
  const queue = useRef<Move[]>([]);

  const move = useCallback((how: Move) => {
    if (loaded.current) return how(loaded.current);
    queue.current.push(how);
    start.current?.();
  }, []);

  useEffect(() => {
    if (!root.current) return;
    let isUnmounted = false;
    const begin = async () => {
      start.current = undefined;
      const parts = await fetchCarousel();
      if (isUnmounted || !root.current) return;
      // While offline, keep the first slide and retry on the next tap.
      if (!parts) {
        queue.current = [];
        start.current = begin;
        return;
      }
      interaction.abort();
      const instance = new parts.Swiper(root.current, {
        ...options,
        modules: [parts.Autoplay, parts.Parallax],
      });
      instance.on("realIndexChange", ({ realIndex }) => setActive(realIndex));
      loaded.current = instance;
      setSwiper(instance);
      for (const how of queue.current.splice(0)) how(instance);
    };
    start.current = begin;
    const interaction = hydrateOnInteraction(root.current, {
      hydrate: () => start.current?.(),
      // Applies a swipe that happens before the code has loaded.
      swipe: (direction) =>
        move((carousel) => (direction === "on" ? carousel.slideNext() : carousel.slidePrev())),
    });
    return () => {
      isUnmounted = true;
      interaction.abort();
      loaded.current?.destroy(true, true);
      loaded.current = undefined;
      setSwiper(null);
    };
  }, [options, move]);

  return { root, active, swiper, move };
}
