import { useState } from "react";
import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";

/** A second look over the main picture, while the card is pointed at or has the focus; fades in once it has come. */
export function HoverPicture({ src, sizes }: { src: string; sizes: string }) {
  const [isThere, setThere] = useState(false);
  return (
    <Picture
      src={src}
      alt=""
      sizes={sizes}
      onLoad={() => setThere(true)}
      className={cx(
        "absolute inset-0 size-full opacity-0 transition-opacity duration-500 ease-calm",
        isThere && "group-hover:opacity-100 group-has-focus-visible:opacity-100",
      )}
    />
  );
}
