import { type ComponentProps, useRef } from "react";
import { useEdgeBackground } from "./use-edge-background";
import { ZoomablePicture } from "./zoomable-picture";

type FullScreenSlideProps = ComponentProps<typeof ZoomablePicture> & { index: number };

/** A picture in full screen, whose bars continue its edges. */
export function FullScreenSlide({ index, ...picture }: FullScreenSlideProps) {
  const frame = useRef<HTMLLIElement>(null);
  const background = useEdgeBackground(frame);
  return (
    <li ref={frame} data-slide={index} className="h-full w-full shrink-0 snap-center snap-always">
      <ZoomablePicture {...picture} background={background} fill />
    </li>
  );
}
