import { type KeyboardEvent, useRef } from "react";
import { Dialog } from "~/ui/dialog";
import { FullScreenSlide } from "./full-screen-slide";
import { GalleryArrow } from "./gallery-arrow";
import type { ShownPicture } from "./product-pictures";
import { slideKey } from "./slide-key";
import { useSlides } from "./use-slides";

type FullScreenProps = {
  name: string;
  pictures: readonly ShownPicture[];
  start: number;
  /** Called with the index of the picture shown last. */
  onClose: (index: number) => void;
};

/** The pictures in full screen, each zoomable. */
export function FullScreen({ name, pictures, start, onClose }: FullScreenProps) {
  const frame = useRef<HTMLElement>(null);
  const { shown, show, trackProps } = useSlides(pictures.length, start);
  const changeByKey = (event: KeyboardEvent) => {
    const next = slideKey(event, shown, pictures.length);
    if (next === null) return;
    event.preventDefault();
    // React would also tell the gallery behind the dialog.
    event.stopPropagation();
    const index = show(next);
    frame.current
      ?.querySelector<HTMLElement>(`[data-slide="${index}"] button`)
      ?.focus({ preventScroll: true });
  };
  return (
    <Dialog
      open
      hideTitle
      title={`Images of ${name}`}
      onClose={() => onClose(shown)}
      className="h-dvh max-h-none w-full! max-w-none border-0 *:h-full *:p-0!"
    >
      <section ref={frame} onKeyDown={changeByKey} aria-label="Images" className="flex h-full flex-col">
        <div className="group relative min-h-0 flex-1">
          <ul
            {...trackProps}
            className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]"
          >
            {pictures.map(({ url, alt }, index) => (
              <FullScreenSlide
                key={url}
                index={index}
                src={url}
                alt={alt}
                label={`Zoom image ${index + 1}`}
                priority={index === start}
                current={index === shown}
              />
            ))}
          </ul>
          <GalleryArrow to="previous" hidden={shown === 0} onClick={() => show(shown - 1)} />
          <GalleryArrow to="next" hidden={shown === pictures.length - 1} onClick={() => show(shown + 1)} />
        </div>
        <p aria-live="polite" className="px-gutter py-4 text-center text-sm text-ink-soft tabular-nums">
          {shown + 1} / {pictures.length}
        </p>
      </section>
    </Dialog>
  );
}
