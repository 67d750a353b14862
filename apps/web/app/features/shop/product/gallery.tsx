import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { useLoaded } from "~/ui/use-loaded";
import { GalleryArrow } from "./gallery-arrow";
import { GalleryThumbs } from "./gallery-thumbs";
import type { ShownPicture } from "./product-pictures";
import { slideKey } from "./slide-key";
import { useSlides } from "./use-slides";
import { ZoomablePicture } from "./zoomable-picture";

const loadFullScreen = () => import("./full-screen");

type GalleryProps = { name: string; pictures: readonly [ShownPicture, ...ShownPicture[]] };

/** All pictures of a product, with swipe, arrow keys, thumbnails and full screen. */
export function Gallery({ name, pictures }: GalleryProps) {
  const [main] = pictures;
  const count = pictures.length;
  const frame = useRef<HTMLElement>(null);
  const { shown, show, trackProps } = useSlides(count);
  const [fullScreen, setFullScreen] = useState(false);
  const viewer = useLoaded(loadFullScreen, fullScreen);
  const lastMain = useRef(main.url);

  useEffect(() => {
    // Another variant was chosen: show its picture.
    if (lastMain.current !== main.url) show(0);
    lastMain.current = main.url;
  });

  const changeByKey = (event: KeyboardEvent) => {
    const next = slideKey(event, shown, count);
    if (next === null) return;
    event.preventDefault();
    const index = show(next);
    const onThumb = event.target instanceof Element && event.target.matches("[data-thumb]");
    frame.current
      ?.querySelector<HTMLElement>(onThumb ? `[data-thumb="${index}"]` : `[data-slide="${index}"] button`)
      ?.focus({ preventScroll: true });
  };

  if (count === 1) return <ZoomablePicture src={main.url} alt={main.alt} />;
  return (
    <section ref={frame} aria-label={`Images of ${name}`} onKeyDown={changeByKey}>
      <div className="group relative">
        <ul
          {...trackProps}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
        >
          {pictures.map(({ url, alt }, index) => (
            <li
              key={index === 0 ? "main" : url}
              data-slide={index}
              className={cx("w-full shrink-0 snap-center snap-always", index > 0 && "print:hidden")}
            >
              <ZoomablePicture
                src={url}
                alt={alt}
                label={index === 0 ? undefined : `Zoom image ${index + 1} of ${count}`}
                priority={index === 0}
                current={index === shown}
              />
            </li>
          ))}
        </ul>
        <GalleryArrow to="previous" hidden={shown === 0} onClick={() => show(shown - 1)} />
        <GalleryArrow to="next" hidden={shown === count - 1} onClick={() => show(shown + 1)} />
        <button
          type="button"
          aria-label="View full screen"
          title="View full screen"
          onClick={() => setFullScreen(true)}
          className="absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-full bg-paper/85 transition-colors hover:bg-paper print:hidden"
        >
          <Icon name="expand" size={18} />
        </button>
      </div>
      <div className="mt-1.5 lg:mt-2 print:hidden">
        <GalleryThumbs pictures={pictures} shown={shown} onShow={show} />
      </div>
      <p aria-live="polite" className="sr-only">
        {shown > 0 ? `Image ${shown + 1} of ${count}: ${pictures[shown]?.alt ?? ""}` : ""}
      </p>
      {fullScreen && viewer ? (
        <viewer.FullScreen
          name={name}
          pictures={pictures}
          start={shown}
          onClose={(index) => {
            setFullScreen(false);
            show(index);
          }}
        />
      ) : null}
    </section>
  );
}
