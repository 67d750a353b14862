import { cx } from "~/ui/cx";
import { Picture } from "~/ui/picture";
import type { ShownPicture } from "./product-pictures";

type GalleryThumbsProps = {
  pictures: readonly ShownPicture[];
  shown: number;
  onShow: (place: number) => void;
};

/** The pictures small, in a row: what there is to see, and the way to it. */
export function GalleryThumbs({ pictures, shown, onShow }: GalleryThumbsProps) {
  return (
    <ul className="flex gap-2 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] lg:gap-3 lg:px-0.5">
      {pictures.map(({ url, alt }, place) => (
        <li key={place === 0 ? "main" : url} className="shrink-0">
          <button
            type="button"
            data-thumb={place}
            aria-label={`Show image ${place + 1} of ${pictures.length}`}
            aria-current={place === shown}
            title={place === 0 ? undefined : alt}
            onClick={() => onShow(place)}
            className={cx(
              "block aspect-4/3 w-18 overflow-hidden outline-offset-2 transition-opacity lg:w-24",
              place === shown ? "ring-2 ring-ink" : "opacity-75 hover:opacity-100",
            )}
          >
            <Picture src={url} alt="" sizes="96px" width={96} height={72} className="size-full" />
          </button>
        </li>
      ))}
    </ul>
  );
}
