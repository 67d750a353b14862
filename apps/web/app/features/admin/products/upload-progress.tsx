import { Button } from "~/ui/button";

/** Upload progress. After the upload the server processes the image, which takes an unknown time. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.floor(share * 100);
  const isUploaded = share >= 1;
  return (
    <div className="flex items-center gap-4">
      <div className="grid min-w-0 flex-1 gap-1.5">
        {/* Hidden from screen readers, which would announce every percent. */}
        <p role="status" className="text-xs text-ink-soft">
          {isUploaded ? "Saving the image" : "Uploading"}
          <span aria-hidden="true">{isUploaded ? "" : ` ${percent}%`}</span>
        </p>
        <progress
          aria-label="Upload"
          max={100}
          {...(isUploaded ? {} : { value: percent })}
          className="h-1 w-full appearance-none overflow-hidden bg-linen accent-clay [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-clay"
        />
      </div>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
