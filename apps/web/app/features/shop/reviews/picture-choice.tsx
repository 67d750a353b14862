import { ApiError, LIMITS, validationTexts } from "@larkwood/contract";
import { useId, useState } from "react";
import { api } from "~/lib/api/api";
import { useFocusInList } from "~/ui/use-focus-in-list";

type PictureChoiceProps = {
  productId: string;
  pictures: readonly string[];
  onChange: (change: (pictures: readonly string[]) => readonly string[]) => void;
};

function failureOf(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null;
  const rejected = error instanceof ApiError ? error.fieldErrors.file : undefined;
  return rejected ?? problem?.detail ?? "The picture couldn't be uploaded. Please try again.";
}

/** Uploads up to four pictures for a review, one after the other. */
export function PictureChoice({ productId, pictures, onChange }: PictureChoiceProps) {
  const [failure, setFailure] = useState("");
  const [waiting, setWaiting] = useState(0);
  const [id, failureId] = [useId(), useId()];
  const list = useFocusInList(pictures.length);
  const left = LIMITS.reviewPictures - pictures.length - waiting;

  async function upload(files: readonly File[]): Promise<void> {
    setFailure("");
    setWaiting(files.length);
    for (const file of files) {
      try {
        if (file.size > LIMITS.imageBytes) throw new Error(validationTexts.imageBytes);
        const body = new FormData();
        body.append("file", file);
        const { data } = await api("uploadReviewPicture", { params: { id: productId }, body });
        onChange((chosen) => [...chosen.filter((url) => url !== data.imageUrl), data.imageUrl]);
      } catch (error) {
        setFailure(error instanceof ApiError || !(error instanceof Error) ? failureOf(error) : error.message);
      }
      setWaiting((count) => count - 1);
    }
  }

  return (
    <div className="text-sm">
      <label htmlFor={id}>Pictures (optional, up to {LIMITS.reviewPictures})</label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        disabled={left <= 0 || waiting > 0}
        aria-describedby={failure ? failureId : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, left);
          // The same file can be chosen again after it was removed.
          target.value = "";
          void upload(files);
        }}
        className="mt-2 block w-full py-2 text-ink-soft file:mr-3 file:min-h-10 file:rounded-sm file:border file:border-solid file:border-ink file:px-4 file:font-medium file:text-ink"
      />
      <p role="status" className="text-ink-soft empty:hidden">
        {waiting > 0 ? "Uploading…" : ""}
      </p>
      <p id={failureId} role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <ul ref={list} aria-label="Chosen pictures" className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {pictures.map((url, index) => (
          <li key={url} className="grid gap-1">
            <img
              src={url.replace("_1280.", "_640.")}
              alt=""
              width={96}
              height={96}
              className="size-24 object-cover"
            />
            <button
              type="button"
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => onChange((chosen) => chosen.filter((other) => other !== url))}
              className="link py-1"
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
