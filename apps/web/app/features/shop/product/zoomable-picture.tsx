import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

const ZOOM_SIZES = "(min-width: 1024px) 1600px, 200vw";
// 88vw makes narrow phones with a pixel ratio of 2 load the 640 px image, a third of the bytes.
const SIZES = "(min-width: 1440px) 760px, (min-width: 1024px) 56vw, (min-width: 480px) 100vw, 88vw";

type ZoomablePictureProps = {
  src: string;
  alt: string;
  label?: string | undefined;
  /** Whether the picture is above the fold. */
  priority?: boolean;
  /** Whether this is the current slide. Only that one is a tab stop and can be zoomed. */
  current?: boolean;
  /** Fit the whole picture into the parent instead of filling a 4:3 frame. */
  fill?: boolean;
  /** CSS background of the bars beside a picture that fills its parent. */
  background?: string | undefined;
};

type Point = { x: number; y: number };
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The pointer position within an element, from 0 to 1 in both directions. */
function positionIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

function scrollToPoint(box: Element, { x, y }: Point): void {
  box.scrollLeft = (box.scrollWidth - box.clientWidth) * x;
  box.scrollTop = (box.scrollHeight - box.clientHeight) * y;
}

/** A product picture in a frame. When zoomed, it scrolls by touch, arrow keys or mouse movement. */
export function ZoomablePicture({
  src,
  alt,
  label = "Zoom the image",
  priority = true,
  current = true,
  fill = false,
  background,
}: ZoomablePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const start = useRef(MIDDLE);

  const toggle = (event: MouseEvent) => {
    // A key press has no position, so it zooms into the middle.
    start.current = event.detail === 0 || !frame.current ? MIDDLE : positionIn(frame.current, event);
    setZoomed(!zoomed);
  };

  const followMouse = (event: PointerEvent) => {
    if (zoomed && event.pointerType === "mouse")
      scrollToPoint(event.currentTarget, positionIn(event.currentTarget, event));
  };

  useLayoutEffect(() => {
    if (zoomed && frame.current) scrollToPoint(frame.current, start.current);
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
            // The first Escape zooms out; the next one closes a surrounding dialog.
            event.preventDefault();
            setZoomed(false);
          }}
          // No transition: the new width must apply at once, before scrolling.
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
            background={background}
            className={fill ? "size-full object-contain!" : "aspect-4/3 w-full"}
          />
        </button>
      </div>
      <span className="pointer-events-none absolute right-4 bottom-4 grid size-10 place-items-center rounded-full bg-paper/85 print:hidden">
        <Icon name={zoomed ? "minus" : "plus"} size={18} />
      </span>
    </div>
  );
}
