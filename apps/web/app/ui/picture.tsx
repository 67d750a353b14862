import { type CSSProperties, useEffect, useRef, useState } from "react";
import placeholders from "~/ui/image-placeholders.json";
import { cx } from "./cx";

/** `near`: a width that is worth its bytes only to somebody who looks closer. */
type Placeholder = { widths: number[]; w: number; h: number; color: string; near?: number };
// Only what is unlike the usual is listed: every first page carries the list.
const listed: Record<string, Partial<Placeholder>> = placeholders;
const usual = { widths: [640, 1280], w: 1280, h: 960, color: "var(--color-linen)" };
/** The wall that every product is photographed before. */
const studio = { ...usual, color: "#e0dcd7" };

/** What is known of a picture that we made, whatever host the API puts before its address. */
function placeholderOf(src: string): Placeholder {
  const [, name = ""] = /\/images\/(.+)_\d+\.webp$/.exec(src) ?? [];
  return { ...(/^(products|shoes)\//.test(name) ? studio : usual), ...listed[name] };
}

/** The address list of a picture: the widths that were made of it, or the usual two for one we did not make. */
export function srcSetOf(src: string, fromNear = false): string | undefined {
  if (!/_1280\.\w+$/.test(src)) return undefined;
  const { widths, near } = placeholderOf(src);
  const made = fromNear && near ? [...widths, near] : widths;
  return made.map((width) => `${src.replace(/_1280(?=\.\w+$)/, `_${width}`)} ${width}w`).join(", ");
}

// A chair in hairlines, where the picture of a product cannot be had.
const NO_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" fill="none" stroke="#8a7f70"><path d="M26 10v16h12V10M26 20h12M24 26h16v4H24zM26 30v8M38 30v8"/></svg>',
)}`;

type PictureProps = {
  src: string;
  /** Only where the address list is known already; else it follows from the address. */
  srcSet?: string;
  /** Full screen or zoomed: the largest that was made of it may be fetched. */
  near?: boolean;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: fetched early, never lazily. */
  priority?: boolean;
  width?: number;
  height?: number;
  className?: string;
  /** Once it can be seen; never for the drawing in its place. */
  onLoad?: () => void;
};

/** Every photograph of the shop: right size, reserved space, its own colour until it is there, a drawing if it never comes. */
export function Picture({
  src,
  near = false,
  srcSet = srcSetOf(src, near),
  alt,
  sizes,
  priority = false,
  width,
  height,
  className,
  onLoad,
}: PictureProps) {
  const { w, h, color } = placeholderOf(src);
  const style: CSSProperties = { backgroundColor: color };
  const ref = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState("");
  const isBroken = brokenSrc === src;
  useEffect(() => {
    // It may have failed before the scripts were there to hear of it.
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenSrc(src);
  }, [src]);
  return (
    <img
      ref={ref}
      src={isBroken ? NO_PICTURE : src}
      srcSet={isBroken ? undefined : srcSet}
      onError={() => setBrokenSrc(src)}
      onLoad={isBroken ? undefined : onLoad}
      sizes={sizes}
      alt={alt}
      width={width ?? w}
      height={height ?? h}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      style={style}
      className={cx("object-cover", className)}
    />
  );
}
