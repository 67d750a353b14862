import { Button } from "~/ui/button";

/** How far an upload is. Once all of it has left, the shop works on it for a moment and nobody knows how long. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.floor(share * 100);
  const isSent = share >= 1;
  return (
    <div className="flex items-center gap-4">
      <div className="grid min-w-0 flex-1 gap-1.5">
        {/* Not each percent: whoever listens would hear nothing else. */}
        <p role="status" className="text-xs text-ink-soft">
          {isSent ? "Saving the image" : "Uploading"}
          <span aria-hidden="true">{isSent ? "" : ` ${percent}%`}</span>
        </p>
        <progress
          aria-label="Upload"
          max={100}
          {...(isSent ? {} : { value: percent })}
          className="h-1 w-full appearance-none overflow-hidden bg-linen accent-clay [&::-moz-progress-bar]:bg-clay [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-clay"
        />
      </div>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
