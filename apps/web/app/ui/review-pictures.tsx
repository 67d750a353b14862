import type { Review } from "@larkwood/contract";
import { Picture } from "./picture";

/** The pictures of a review; each opens in full size. */
export function ReviewPictures({
  review: { photos, author },
}: {
  review: Pick<Review, "photos" | "author">;
}) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Pictures" className="mt-4 flex flex-wrap gap-3">
      {photos.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <Picture
              src={url}
              alt={`Picture ${index + 1} by ${author}`}
              sizes="96px"
              width={96}
              height={96}
              className="size-24"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
