import { CAROUSEL } from "@larkwood/contract";
import type { KeyboardEvent } from "react";
import { useCarousel } from "~/ui/use-carousel";
import type { GalleryEntry } from "./gallery";
import { HeroControls } from "./hero-controls";
import { HeroSlide } from "./hero-slide";
import { useAutoplay } from "./use-autoplay";

const options = {
  loop: true,
  // Let an arrow work while a slide is still moving.
  loopPreventsSliding: false,
  speed: CAROUSEL.hero.speed,
  // Pause on hover: reading a slide may take longer than five seconds.
  autoplay: { delay: CAROUSEL.hero.delay, disableOnInteraction: false, pauseOnMouseEnter: true },
};

/** The looping carousel at the top of the home page. */
export function HeroCarousel({ slides }: { slides: readonly GalleryEntry[] }) {
  const { root, active, swiper, move } = useCarousel(options);
  const autoplay = useAutoplay(swiper);

  const changeSlideByKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") move((carousel) => carousel.slidePrev());
    if (event.key === "ArrowRight") move((carousel) => carousel.slideNext());
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Featured rooms"
      onKeyDown={changeSlideByKey}
      onFocus={autoplay.pause}
      onBlur={autoplay.resume}
      className="group/hero relative bg-linen"
    >
      <div ref={root} className="h-[500px] touch-pan-y overflow-hidden" data-testid="hero">
        <div className="swiper-wrapper flex size-full ease-calm [transition-property:transform]">
          {slides.map((entry, index) => (
            <HeroSlide
              key={entry.id}
              entry={entry}
              position={`${index + 1} of ${slides.length}`}
              first={index === 0}
              current={index === active}
              ready={swiper !== null}
            />
          ))}
        </div>
      </div>
      <HeroControls
        titles={slides.map((entry) => entry.title)}
        active={active}
        move={move}
        playing={autoplay.playing}
        onToggle={autoplay.toggle}
      />
    </section>
  );
}
