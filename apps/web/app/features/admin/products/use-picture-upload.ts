import { useEffect, useRef, useState } from "react";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import {
  fileIdentity,
  findFileProblem,
  toUploadFailure,
  type UploadCall,
  uploadPicture,
} from "./upload-picture";

/** State of an upload. `retryFile` is null for a rejected file. */
type Upload =
  | { state: "none" }
  | { state: "sending"; share: number }
  | { state: "failed"; problem: string; retryFile: File | null };

/** Uploads one image at a time; a new upload aborts the previous one. */
export function usePictureUpload(onUploaded: (imageUrl: string) => void, call: UploadCall = "uploadImage") {
  const [upload, setUpload] = useState<Upload>({ state: "none" });
  const idempotencyKey = useIdempotencyKey();
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File): Promise<void> {
    current.current?.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    const show = (next: Upload) => signal.aborted || setUpload(next);
    const problem = findFileProblem(file);
    if (problem) return void show({ state: "failed", problem: problem, retryFile: null });
    show({ state: "sending", share: 0 });
    try {
      const headers = idempotencyKey.headersFor(fileIdentity(file));
      const onProgress = (share: number) => show({ state: "sending", share });
      const imageUrl = await uploadPicture(file, { call, headers, signal, onProgress });
      idempotencyKey.reset();
      show({ state: "none" });
      onUploaded(imageUrl);
    } catch (error) {
      show({ state: "failed", ...toUploadFailure(error, file) });
    }
  }

  return {
    upload,
    send,
    cancel() {
      current.current?.abort();
      setUpload({ state: "none" });
    },
  };
}
