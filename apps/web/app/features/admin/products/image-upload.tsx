import { useRef } from "react";
import { Button } from "~/ui/button";
import { FileDrop } from "./file-drop";
import type { UploadCall } from "./upload-picture";
import { UploadProgress } from "./upload-progress";
import { usePictureUpload } from "./use-picture-upload";

type ImageUploadProps = { onUploaded: (imageUrl: string) => void; call?: UploadCall };

/** Sends a picture to the shop and hands back its address. */
export function ImageUpload({ onUploaded, call = "uploadImage" }: ImageUploadProps) {
  const { upload, send, cancel } = usePictureUpload(onUploaded, call);
  const frame = useRef<HTMLDivElement>(null);
  // The button that was pressed goes away: the keyboard stays where it was.
  const stay = () => frame.current?.focus();
  return (
    <div ref={frame} tabIndex={-1} className="grid gap-2 outline-none">
      <FileDrop
        label="Upload an image"
        hint="Drop a file here or choose one. JPEG, PNG, WebP or AVIF, up to 10 MB"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onFile={(file) => void send(file)}
      />
      {upload.state === "sending" ? (
        <UploadProgress
          share={upload.share}
          onCancel={() => {
            stay();
            cancel();
          }}
        />
      ) : null}
      {upload.state === "failed" ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="alert" className="min-w-0 flex-1 text-xs text-danger">
            {upload.problem}
          </p>
          {upload.again ? (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                stay();
                if (upload.again) void send(upload.again);
              }}
            >
              Try again
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
