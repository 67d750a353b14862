import { paths } from "~/lib/paths";
import { cx } from "~/ui/cx";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import type { GalleryEntry } from "./gallery";

type HeroSlideProps = {
  entry: GalleryEntry;
  position: string;
  first: boolean;
  current: boolean;
  /** Until the carousel is ready, only the first picture loads, so that nothing competes with it. */
  ready: boolean;
};

// Revealed on hover or keyboard focus; always visible on touch screens.
const revealed =
  "opacity-0 transition-all duration-500 ease-calm group-hover/hero:opacity-100 group-focus-within/hero:opacity-100 pointer-coarse:opacity-100";
const unfolded =
  "grid-rows-[0fr] group-hover/hero:grid-rows-[1fr] group-focus-within/hero:grid-rows-[1fr] pointer-coarse:grid-rows-[1fr]";

export function HeroSlide({ entry, position, first, current, ready }: HeroSlideProps) {
  return (
    <article
      className="swiper-slide relative size-full shrink-0"
      aria-roledescription="slide"
      aria-label={position}
      inert={!current}
    >
      {first || ready ? (
        <Picture
          src={entry.src}
          srcSet={entry.srcset}
          alt={entry.alt}
          sizes="100vw"
          priority={first}
          className="size-full md:object-[50%_75%]"
        />
      ) : null}
      <div className="absolute inset-0 bg-linear-to-t from-night/70 to-transparent to-55%" />
      <div
        className={cx(
          "absolute inset-0 hidden bg-linear-to-r from-night/65 to-transparent to-70% md:block",
          revealed,
        )}
      />
      <div className="page absolute inset-x-0 bottom-0 pb-20 text-white md:pb-14">
        <h2 className="max-w-[14em] text-3xl">{entry.title}</h2>
        <div data-testid="hero-words" className={cx("hidden md:grid", revealed, unfolded)}>
          <div className="overflow-hidden">
            <p className="mt-3 max-w-[34rem] text-base">{entry.text}</p>
            <LinkButton to={paths.products} variant="light" className="mt-5">
              Shop Now
            </LinkButton>
          </div>
        </div>
      </div>
    </article>
  );
}
