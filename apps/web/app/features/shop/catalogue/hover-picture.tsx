import { useState } from "react";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";

/** A second picture that covers the main one on hover or focus. It fades in after loading. */
export function HoverPicture({ src, sizes }: { src: string; sizes: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Picture
      src={src}
      alt=""
      sizes={sizes}
      onLoad={() => setLoaded(true)}
      className={cx(
        "absolute inset-0 size-full opacity-0 transition-opacity duration-500 ease-calm",
        isLoaded && "group-hover:opacity-100 group-has-focus-visible:opacity-100",
      )}
    />
  );
}
