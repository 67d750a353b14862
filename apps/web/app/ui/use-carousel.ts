import { type RefObject, useEffect, useRef, useState } from "react";
import type { Swiper, SwiperOptions } from "swiper/types";

export interface CarouselState {
  root: RefObject<HTMLDivElement | null>;
  /** The slide in view, counted from 0 whatever the loop does to the order. */
  active: number;
  /** Null until the page has come alive: the first slide is plain HTML until then. */
  swiper: Swiper | null;
}

// The first picture and the page's own code come before the carousel's.
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 1500 });
  return () => cancelIdleCallback(handle);
}

/** Brings a server-rendered row of slides to life. `options` must keep its identity between renders. */
export function useCarousel(options: SwiperOptions): CarouselState {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [swiper, setSwiper] = useState<Swiper | null>(null);

  useEffect(() => {
    let left = false;
    let instance: Swiper | undefined;
    const cancel = whenIdle(async () => {
      const { Swiper, Autoplay, Parallax } = await import("./swiper-parts");
      if (left || !root.current) return;
      instance = new Swiper(root.current, { ...options, modules: [Autoplay, Parallax] });
      instance.on("realIndexChange", ({ realIndex }) => setActive(realIndex));
      setSwiper(instance);
    });
    return () => {
      left = true;
      cancel();
      instance?.destroy(true, true);
      setSwiper(null);
    };
  }, [options]);

  return { root, active, swiper };
}
