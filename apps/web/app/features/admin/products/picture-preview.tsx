import { useState } from "react";
import { cx } from "~/ui/cx";

/** The picture behind an address, or an empty frame while there is none. */
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
