import { CAROUSEL } from "@larkwood/contract";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper/types";
import { useMediaQuery } from "~/ui/use-media-query";

/** Controls autoplay. It pauses on keyboard focus and is off by default with reduced motion. */
export function useAutoplay(swiper: Swiper | null) {
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const [isPaused, setPaused] = useState(false);
  const playing = userChoice ?? !reducedMotion;

  // The carousel hydrates late; count its first delay from the page load.
  const firstChangeAt = useRef(0);
  useEffect(() => {
    firstChangeAt.current = Date.now() + CAROUSEL.hero.delay;
  }, []);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    const slide = swiper.slides[swiper.activeIndex];
    const remaining = firstChangeAt.current - Date.now();
    if (slide && remaining > 0) {
      slide.dataset.swiperAutoplay = String(remaining);
      swiper.once("slideChange", () => delete slide.dataset.swiperAutoplay);
    }
    if (playing && !isPaused) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, isPaused]);

  return {
    playing,
    toggle: () => setUserChoice(!playing),
    // A clicked button has the focus too, but only keyboard focus should pause.
    pause: ({ target }: FocusEvent) => setPaused(target.matches(":focus-visible")),
    resume: () => setPaused(false),
  };
}
