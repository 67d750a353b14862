import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import type { ShownPicture } from "./product-pictures";

type GalleryThumbsProps = {
  pictures: readonly ShownPicture[];
  shown: number;
  onShow: (index: number) => void;
};

/** A row of thumbnails that select a picture. */
export function GalleryThumbs({ pictures, shown, onShow }: GalleryThumbsProps) {
  return (
    <ul className="flex gap-2 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] lg:gap-3 lg:px-0.5">
      {pictures.map(({ url, alt }, index) => (
        <li key={index === 0 ? "main" : url} className="shrink-0">
          <button
            type="button"
            data-thumb={index}
            aria-label={`Show image ${index + 1} of ${pictures.length}`}
            aria-current={index === shown}
            title={index === 0 ? undefined : alt}
            onClick={() => onShow(index)}
            className={cx(
              "block aspect-4/3 w-18 overflow-hidden outline-offset-2 transition-opacity lg:w-24",
              index === shown ? "ring-2 ring-ink" : "opacity-75 hover:opacity-100",
            )}
          >
            <Picture src={url} alt="" sizes="96px" width={96} height={72} className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
