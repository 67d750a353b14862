import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";
import type { CarouselState } from "~/ui/use-carousel";

type HeroControlsProps = {
  titles: readonly string[];
  active: number;
  move: CarouselState["move"];
  playing: boolean;
  onToggle: () => void;
};

const light = "text-white hover:bg-white/20";

/** Dots, arrows and the pause button. */
export function HeroControls({ titles, active, move, playing, onToggle }: HeroControlsProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 z-10">
      <div className="page flex items-center justify-between md:justify-end md:gap-4">
        <div className="pointer-events-auto flex">
          {titles.map((title, index) => (
            <button
              key={title}
              type="button"
              aria-label={`Show slide ${index + 1}: ${title}`}
              aria-current={index === active ? "true" : undefined}
              onClick={() => move((swiper) => swiper.slideToLoop(index))}
              className="group/dot grid size-6 place-items-center"
            >
              <span
                className={cx(
                  "block size-2 rounded-full border border-white transition-colors",
                  index === active ? "bg-white" : "group-hover/dot:bg-white/60",
                )}
              />
            </button>
          ))}
        </div>
        <div className="pointer-events-auto flex">
          <IconButton
            icon={playing ? "pause" : "play"}
            label={playing ? "Pause the slides" : "Play the slides"}
            onClick={onToggle}
            className={light}
          />
          <IconButton
            icon="chevron-left"
            label="Previous slide"
            onClick={() => move((swiper) => swiper.slidePrev())}
            className={light}
          />
          <IconButton
            icon="chevron-right"
            label="Next slide"
            onClick={() => move((swiper) => swiper.slideNext())}
            className={light}
          />
        </div>
      </div>
    </div>
  );
}
