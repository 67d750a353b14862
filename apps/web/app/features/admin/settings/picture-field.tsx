import { useContext } from "react";
import { UploadContext } from "./upload-context";

type PictureFieldProps = {
  label: string;
  /** The address that is in the form now; empty: none. */
  src: string;
  error: string | undefined;
  onChange: (imageUrl: string) => void;
  className?: string;
};

// What the upload answers with has the shop's address before it; what is kept has not.
const pathIn = (imageUrl: string) => /^https?:\/\/[^/]+(\/.*)$/.exec(imageUrl)?.[1] ?? imageUrl;
const small = (src: string) => src.replace(/_1280(?=\.\w+$)/, "_640");

/** A picture of a setting: as it is, and a way to send another one. */
export function PictureField({ label, src, error, onChange, className }: PictureFieldProps) {
  const Upload = useContext(UploadContext);
  return (
    <fieldset className={className}>
      <legend className="pb-2 text-xs text-ink-soft">{label}</legend>
      <div className="grid grid-cols-[8rem_1fr] items-start gap-5">
        {src ? (
          <img src={small(src)} alt="" className="aspect-4/3 w-32 bg-linen object-contain" />
        ) : (
          <span className="grid aspect-4/3 w-32 place-items-center border border-dashed border-hairline text-xs text-ink-soft">
            No image
          </span>
        )}
        {Upload ? <Upload onUploaded={(imageUrl) => onChange(pathIn(imageUrl))} /> : null}
      </div>
      {error ? <p className="pt-2 text-xs text-danger">{error}</p> : null}
    </fieldset>
  );
}
