import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

const ZOOM_SIZES = "(min-width: 1024px) 1600px, 200vw";
// A narrow phone of two pixels to a point is content with the smaller picture, a third of the bytes: 640 for its 720.
const SIZES = "(min-width: 1440px) 760px, (min-width: 1024px) 56vw, (min-width: 480px) 100vw, 88vw";

type ZoomablePictureProps = {
  src: string;
  alt: string;
  label?: string | undefined;
  /** The picture of the first screen. */
  priority?: boolean;
  /** Of several, the one that is looked at: only that can be zoomed, and reached by the Tab key. */
  current?: boolean;
  /** Whole, in whatever room there is, instead of filling a frame of its own. */
  fill?: boolean;
};

type Point = { x: number; y: number };
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Where in an element a pointer stands, from 0 to 1 in both directions. */
function placeIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

function lookAt(box: Element, { x, y }: Point): void {
  box.scrollLeft = (box.scrollWidth - box.clientWidth) * x;
  box.scrollTop = (box.scrollHeight - box.clientHeight) * y;
}

/**
 * The product's picture in a frame. Zoomed, the frame scrolls: a finger drags it, the arrow keys move it, and a
 * mouse only has to point.
 */
export function ZoomablePicture({
  src,
  alt,
  label = "Zoom the image",
  priority = true,
  current = true,
  fill = false,
}: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const start = useRef(MIDDLE);

  const toggle = (event: MouseEvent) => {
    // A key press has no place on the screen: it zooms into the middle.
    start.current = event.detail === 0 || !frame.current ? MIDDLE : placeIn(frame.current, event);
    setZoomed(!zoomed);
  };

  const followMouse = (event: PointerEvent) => {
    if (zoomed && event.pointerType === "mouse")
      lookAt(event.currentTarget, placeIn(event.currentTarget, event));
  };

  useLayoutEffect(() => {
    if (zoomed && frame.current) lookAt(frame.current, start.current);
  }, [zoomed]);

  useEffect(() => {
    if (!current) setZoomed(false);
  }, [current]);

  return (
    <div className={cx("relative", fill && "h-full")}>
      <div
        ref={frame}
        onPointerMove={followMouse}
        className={cx(
          fill ? "h-full" : "aspect-4/3 bg-linen",
          zoomed ? "overflow-auto overscroll-contain" : "overflow-hidden",
        )}
      >
        <button
          type="button"
          aria-pressed={zoomed}
          aria-label={label}
          tabIndex={current ? undefined : -1}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !zoomed) return;
            // Back to the whole picture first; a dialog around it closes with the next one.
            event.preventDefault();
            setZoomed(false);
          }}
          // Without a transition of its own the new width is there at once, also where motion is reduced.
          className={cx(
            "block transition-none",
            zoomed ? "w-[200%] cursor-zoom-out" : "size-full cursor-zoom-in",
            zoomed && fill && "h-[200%]",
          )}
        >
          <Picture
            src={src}
            alt={alt}
            sizes={zoomed || fill ? ZOOM_SIZES : SIZES}
            near={zoomed || fill}
            priority={priority}
            width={1280}
            height={960}
            className={fill ? "size-full object-contain!" : "aspect-4/3 w-full"}
          />
        </button>
      </div>
      <span className="pointer-events-none absolute right-4 bottom-4 grid size-10 place-items-center rounded-full bg-paper/85">
        <Icon name={zoomed ? "minus" : "plus"} size={18} />
      </span>
    </div>
  );
}
