import type { Swiper } from "swiper/types";
import { cx } from "~/ui/cx";
import { IconButton } from "~/ui/icon-button";

type HeroControlsProps = {
  titles: readonly string[];
  active: number;
  swiper: Swiper | null;
  playing: boolean;
  onToggle: () => void;
};

const light = "text-white hover:bg-white/20";

/** Dots, arrows and the pause button; they wait for the carousel to come alive. */
export function HeroControls({ titles, active, swiper, playing, onToggle }: HeroControlsProps) {
  const asleep = swiper === null;
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
              disabled={asleep}
              onClick={() => swiper?.slideToLoop(index)}
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
            disabled={asleep}
            onClick={onToggle}
            className={light}
          />
          <IconButton
            icon="chevron-left"
            label="Previous slide"
            disabled={asleep}
            onClick={() => swiper?.slidePrev()}
            className={light}
          />
          <IconButton
            icon="chevron-right"
            label="Next slide"
            disabled={asleep}
            onClick={() => swiper?.slideNext()}
            className={light}
          />
        </div>
      </div>
    </div>
  );
}
