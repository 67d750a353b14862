import { useEffect, useRef, useState } from "react";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { contentOf, failureOf, refusalOf, type UploadCall, uploadPicture } from "./upload-picture";

/** Where an upload stands. What failed by itself can be tried again; a file that was refused cannot. */
type Upload =
  | { state: "none" }
  | { state: "sending"; share: number }
  | { state: "failed"; problem: string; again: File | null };

/** Sends one picture at a time; another one takes its place. */
export function usePictureUpload(onUploaded: (imageUrl: string) => void, call: UploadCall = "uploadImage") {
  const [upload, setUpload] = useState<Upload>({ state: "none" });
  const requestKey = useIdempotencyKey();
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File): Promise<void> {
    current.current?.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    const show = (next: Upload) => signal.aborted || setUpload(next);
    const refusal = refusalOf(file);
    if (refusal) return void show({ state: "failed", problem: refusal, again: null });
    show({ state: "sending", share: 0 });
    try {
      const headers = requestKey.headersFor(contentOf(file));
      const onShare = (share: number) => show({ state: "sending", share });
      const imageUrl = await uploadPicture(file, { call, headers, signal, onShare });
      requestKey.forget();
      show({ state: "none" });
      onUploaded(imageUrl);
    } catch (error) {
      show({ state: "failed", ...failureOf(error, file) });
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
