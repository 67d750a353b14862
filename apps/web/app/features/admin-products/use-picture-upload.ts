import { ApiError, LIMITS, validationTexts } from "@larkwood/contract";
import { useEffect, useRef, useState } from "react";
import { createApi } from "~/lib/api";
import { uploadFetch } from "~/lib/upload-fetch";
import { useRequestKey } from "~/lib/use-request-key";

/** Where an upload stands. What failed by itself can be tried again; a file that was refused cannot. */
type Upload =
  | { state: "none" }
  | { state: "sending"; share: number }
  | { state: "failed"; problem: string; again: File | null };

const UNKNOWN = "The picture could not be uploaded. Check your connection and try again.";

/** Sends one picture at a time; another one takes its place. */
export function usePictureUpload(onUploaded: (imageUrl: string) => void) {
  const [upload, setUpload] = useState<Upload>({ state: "none" });
  const requestKey = useRequestKey();
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(file: File): Promise<void> {
    current.current?.abort();
    current.current = new AbortController();
    const { signal } = current.current;
    const show = (next: Upload) => signal.aborted || setUpload(next);
    if (file.size > LIMITS.imageBytes)
      return void show({ state: "failed", problem: validationTexts.imageBytes, again: null });
    show({ state: "sending", share: 0 });
    const api = createApi(uploadFetch((share) => show({ state: "sending", share })));
    const body = new FormData();
    body.append("file", file);
    const { name, size, lastModified } = file;
    try {
      const headers = requestKey.headersFor({ name, size, lastModified });
      const { data } = await api("uploadImage", { body, headers, signal });
      requestKey.forget();
      show({ state: "none" });
      onUploaded(data.imageUrl);
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

function failureOf(error: unknown, file: File): { problem: string; again: File | null } {
  const refused = error instanceof ApiError ? error.fieldErrors.file : undefined;
  if (refused) return { problem: refused, again: null };
  const problem = error instanceof ApiError ? error.problem : null;
  return { problem: problem?.detail ?? problem?.title ?? UNKNOWN, again: file };
}
