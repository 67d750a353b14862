import { useContext } from "react";
import { UploadContext } from "./upload-context";

type PictureFieldProps = {
  label: string;
  /** URL in the form; empty if there is no image. */
  src: string;
  error: string | undefined;
  onChange: (imageUrl: string) => void;
  className?: string;
};

// The upload returns an absolute URL, but settings store only the path.
const toPath = (imageUrl: string) => /^https?:\/\/[^/]+(\/.*)$/.exec(imageUrl)?.[1] ?? imageUrl;
const toSmallSize = (src: string) => src.replace(/_1280(?=\.\w+$)/, "_640");

/** An image setting: shows the image and uploads a new one. */
export function PictureField({ label, src, error, onChange, className }: PictureFieldProps) {
  const Upload = useContext(UploadContext);
  return (
    <fieldset className={className}>
      <legend className="pb-2 text-xs text-ink-soft">{label}</legend>
      <div className="grid grid-cols-[8rem_1fr] items-start gap-5">
        {src ? (
          <img src={toSmallSize(src)} alt="" className="aspect-4/3 w-32 bg-linen object-contain" />
        ) : (
          <span className="grid aspect-4/3 w-32 place-items-center border border-dashed border-hairline text-xs text-ink-soft">
            No image
          </span>
        )}
        {Upload ? <Upload onUploaded={(imageUrl) => onChange(toPath(imageUrl))} /> : null}
      </div>
      {error ? <p className="pt-2 text-xs text-danger">{error}</p> : null}
    </fieldset>
  );
}
