import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import type { GalleryEntry } from "./gallery";

type HeroSlideProps = {
  entry: GalleryEntry;
  position: string;
  first: boolean;
  current: boolean;
  /** Until the carousel is awake only the first picture is fetched, so that nothing competes with it. */
  awake: boolean;
};

export function HeroSlide({ entry, position, first, current, awake }: HeroSlideProps) {
  return (
    <article className="swiper-slide" aria-roledescription="slide" aria-label={position} inert={!current}>
      {first || awake ? (
        <Picture src={entry.src} alt={entry.alt} sizes="100vw" priority={first} className="size-full" />
      ) : null}
      <div className="absolute inset-0 flex items-end bg-linear-to-t from-night/65 via-night/15 to-transparent">
        <div className="page pb-20 text-white md:pb-14">
          <h2 className="max-w-[14em] text-3xl">{entry.title}</h2>
          <div className="hidden grid-rows-[0fr] opacity-0 transition-all duration-500 ease-calm md:grid md:group-focus-within/hero:grid-rows-[1fr] md:group-focus-within/hero:opacity-100 md:group-hover/hero:grid-rows-[1fr] md:group-hover/hero:opacity-100 md:pointer-coarse:grid-rows-[1fr] md:pointer-coarse:opacity-100">
            <div className="overflow-hidden">
              <p className="mt-3 max-w-[34rem] text-base">{entry.text}</p>
              <LinkButton to="/products" variant="light" className="mt-5">
                Shop Now
              </LinkButton>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}
