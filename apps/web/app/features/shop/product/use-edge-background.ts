import { type RefObject, useEffect, useState } from "react";
import { edgeBackground } from "./edge-background";

/** The background of a full-screen picture, read when it has loaded and when the window changes its shape. */
export function useEdgeBackground(frame: RefObject<HTMLElement | null>): string | undefined {
  const [background, setBackground] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    const read = () => {
      const image = element?.querySelector("img");
      // The fallback of an image that cannot be loaded has no edges to continue.
      if (image?.complete && !image.currentSrc.startsWith("data:")) setBackground(edgeBackground(image));
    };
    read();
    // The load event does not bubble.
    element?.addEventListener("load", read, true);
    window.addEventListener("resize", read);
    return () => {
      element?.removeEventListener("load", read, true);
      window.removeEventListener("resize", read);
    };
  }, [frame]);
  return background;
}
