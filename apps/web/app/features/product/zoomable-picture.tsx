import { type PointerEvent, useRef, useState } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

const ZOOM_SIZES = "(min-width: 1024px) 1600px, 200vw";
const SIZES = "(min-width: 1440px) 760px, (min-width: 1024px) 56vw, 100vw";

/**
 * The product's picture in a frame. Zoomed, the frame scrolls: a finger drags it, the arrow keys move it, and a
 * mouse only has to point.
 */
export function ZoomablePicture({ src, alt }: { src: string; alt: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);

  const lookAt = (x: number, y: number) => {
    const box = frame.current;
    if (!box) return;
    box.scrollLeft = (box.scrollWidth - box.clientWidth) * x;
    box.scrollTop = (box.scrollHeight - box.clientHeight) * y;
  };

  const followMouse = (event: PointerEvent) => {
    if (!zoomed || event.pointerType !== "mouse") return;
    const box = event.currentTarget.getBoundingClientRect();
    lookAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };

  const toggle = () => {
    setZoomed(!zoomed);
    // The picture has its new size after the next frame; only then is there a middle to look at.
    if (!zoomed) requestAnimationFrame(() => lookAt(0.5, 0.5));
  };

  return (
    <div className="relative">
      <div
        ref={frame}
        onPointerMove={followMouse}
        className={cx("aspect-4/3 bg-linen", zoomed ? "overflow-auto overscroll-contain" : "overflow-hidden")}
      >
        <button
          type="button"
          aria-pressed={zoomed}
          aria-label="Zoom the picture"
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key === "Escape") setZoomed(false);
          }}
          className={cx("block", zoomed ? "w-[200%] cursor-zoom-out" : "size-full cursor-zoom-in")}
        >
          <Picture
            src={src}
            alt={alt}
            sizes={zoomed ? ZOOM_SIZES : SIZES}
            priority
            width={1280}
            height={960}
            className="aspect-4/3 w-full"
          />
        </button>
      </div>
      <span className="pointer-events-none absolute right-4 bottom-4 grid size-10 place-items-center rounded-full bg-paper/85">
        <Icon name={zoomed ? "minus" : "plus"} size={18} />
      </span>
    </div>
  );
}
