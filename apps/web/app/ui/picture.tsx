import { type CSSProperties, useEffect, useRef, useState } from "react";
import placeholders from "~/ui/image-placeholders.json";
import { cx } from "./cx";

/** `near`: a larger width for full screen and zoom. */
type Placeholder = { widths: number[]; w: number; h: number; color: string; near?: number };
// Lists only differences from the defaults, because every first page loads it.
const overrides: Record<string, Partial<Placeholder>> = placeholders;
const defaults = { widths: [640, 1280], w: 1280, h: 960, color: "var(--color-linen)" };
/** All products are photographed in front of the same wall. */
const studio = { ...defaults, color: "#e0dcd7" };

/** Placeholder data of an image, independent of the host in its URL. */
export function placeholderOf(src: string): Placeholder {
  const [, path = ""] = src.split("/images/", 2);
  const [, name = ""] = /^(.+)_\d+\.webp$/.exec(path) ?? [];
  return { ...(/^(products|shoes)\//.test(name) ? studio : defaults), ...overrides[name] };
}

/** The srcset of an image: its known widths, or the default ones. */
export function srcSetOf(src: string, isNear = false): string | undefined {
  if (!/_1280\.\w+$/.test(src)) return undefined;
  const { widths, near } = placeholderOf(src);
  const available = isNear && near ? [...widths, near] : widths;
  return available.map((width) => `${src.replace(/_1280(?=\.\w+$)/, `_${width}`)} ${width}w`).join(", ");
}

// A chair as a fallback for an image that cannot be loaded.
const FALLBACK_IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" fill="none" stroke="#8a7f70"><path d="M26 10v16h12V10M26 20h12M24 26h16v4H24zM26 30v8M38 30v8"/></svg>',
)}`;

type PictureProps = {
  src: string;
  /** By default derived from `src`. */
  srcSet?: string;
  /** Full screen or zoomed: allows the largest width. */
  near?: boolean;
  alt: string;
  sizes: string;
  /** The largest image above the fold: loaded early, never lazily. */
  priority?: boolean;
  width?: number;
  height?: number;
  className?: string;
  /** CSS background in place of the placeholder colour. */
  background?: string | undefined;
  /** Not called for the fallback image. */
  onLoad?: () => void;
};

/** A responsive image with reserved space, a placeholder colour and a fallback image. */
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
  background,
  onLoad,
}: PictureProps) {
  const { w, h, color } = placeholderOf(src);
  const style: CSSProperties = background ? { background } : { backgroundColor: color };
  const ref = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState("");
  const isBroken = brokenSrc === src;
  useEffect(() => {
    // The image may have failed before hydration.
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBrokenSrc(src);
  }, [src]);
  return (
    <img
      ref={ref}
      src={isBroken ? FALLBACK_IMAGE : src}
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
