import type { CSSProperties } from "react";
import placeholders from "~/lib/image-placeholders.json";
import { cx } from "./cx";

type Placeholder = { w: number; h: number; color: string };
const known = placeholders as Record<string, Placeholder>;

/** The widths in which pictures of a folder are kept. */
const widthsByFolder: Record<string, readonly number[]> = {
  rooms: [640, 1280, 1920],
  products: [640, 1280],
  shoes: [640, 1280],
};

/** Path of an address, without the host that the API puts before it. */
function pathOf(src: string): string {
  return src.replace(/^https?:\/\/[^/]+/, "");
}

/** The address list of a picture in all its widths; none for a picture that has only one. */
export function srcSetOf(src: string): string | undefined {
  const folder = /\/images\/(\w+)\/[^/]+_1280\.\w+$/.exec(src)?.[1];
  const widths = folder ? (widthsByFolder[folder] ?? [640, 1280]) : undefined;
  return widths?.map((width) => `${src.replace(/_1280(?=\.\w+$)/, `_${width}`)} ${width}w`).join(", ");
}

type PictureProps = {
  src: string;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The largest picture of the first screen: fetched early, never lazily. */
  priority?: boolean;
  width?: number;
  height?: number;
  className?: string;
};

/** Every photograph of the shop: right size, reserved space, its own colour until it is there. */
export function Picture({ src, alt, sizes, priority = false, width, height, className }: PictureProps) {
  const placeholder = known[pathOf(src)];
  const style: CSSProperties = { backgroundColor: placeholder?.color ?? "var(--color-linen)" };
  return (
    <img
      src={src}
      srcSet={srcSetOf(src)}
      sizes={sizes}
      alt={alt}
      width={width ?? placeholder?.w ?? 1280}
      height={height ?? placeholder?.h ?? 960}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      style={style}
      className={cx("object-cover", className)}
    />
  );
}
