import { useState } from "react";
import { cx } from "~/ui/cx";

/** The image at a URL, or an empty frame if there is none. */
export function PicturePreview({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState("");
  const isShown = src !== undefined && URL.canParse(src) && src !== broken;
  return (
    <div
      className={cx(
        "grid aspect-square place-items-center bg-linen text-xs text-ink-soft",
        !isShown && "border border-hairline",
      )}
    >
      {isShown ? (
        <img src={src} alt="The product" onError={() => setBroken(src)} className="size-full object-cover" />
      ) : (
        "No image yet"
      )}
    </div>
  );
}
