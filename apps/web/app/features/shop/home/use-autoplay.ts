import { CAROUSEL } from "@larkwood/contract";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper/types";
import { useMediaQuery } from "~/ui/use-media-query";

/** Runs and stops a carousel: by its button, while something inside has the focus, and never against the visitor's wish for calm. */
export function useAutoplay(swiper: Swiper | null) {
  const calm = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = wanted ?? !calm;

  // The carousel comes alive late; its first turn is due when it would be had it been there from the beginning.
  const firstTurn = useRef(0);
  useEffect(() => {
    firstTurn.current = Date.now() + CAROUSEL.hero.delay;
  }, []);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    const slide = swiper.slides[swiper.activeIndex];
    const wait = firstTurn.current - Date.now();
    if (slide && wait > 0) {
      slide.dataset.swiperAutoplay = String(wait);
      swiper.once("slideChange", () => delete slide.dataset.swiperAutoplay);
    }
    if (playing && !held) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, playing, held]);

  return {
    playing,
    toggle: () => setWanted(!playing),
    // A button that was clicked keeps the focus too, but only the keyboard's focus means that somebody is reading.
    hold: ({ target }: FocusEvent) => setHeld(target.matches(":focus-visible")),
    release: () => setHeld(false),
  };
}
