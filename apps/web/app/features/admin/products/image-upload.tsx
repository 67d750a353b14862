import { useRef } from "react";
import { Button } from "~/ui/button";
import { FileDrop } from "./file-drop";
import type { UploadCall } from "./upload-picture";
import { UploadProgress } from "./upload-progress";
import { usePictureUpload } from "./use-picture-upload";

type ImageUploadProps = { onUploaded: (imageUrl: string) => void; call?: UploadCall };

/** Uploads an image and returns its URL. */
export function ImageUpload({ onUploaded, call = "uploadImage" }: ImageUploadProps) {
  const { upload, send, cancel } = usePictureUpload(onUploaded, call);
  const frame = useRef<HTMLDivElement>(null);
  // The clicked button disappears, so move the focus to the frame.
  const keepFocus = () => frame.current?.focus();
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
            keepFocus();
            cancel();
          }}
        />
      ) : null}
      {upload.state === "failed" ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="alert" className="min-w-0 flex-1 text-xs text-danger">
            {upload.problem}
          </p>
          {upload.retryFile ? (
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                keepFocus();
                if (upload.retryFile) void send(upload.retryFile);
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
