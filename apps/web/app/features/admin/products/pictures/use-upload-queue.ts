import { useEffect, useRef, useState } from "react";
import {
  fileIdentity,
  findFileProblem,
  toUploadFailure,
  uploadPicture,
} from "~/features/admin/products/upload-picture";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";

/** A file in the upload queue. */
export type Upload = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  share: number;
  problem: string;
  canRetry: boolean;
};

/** Uploads several images one at a time, in the order they were chosen. */
export function useUploadQueue(onUploaded: (imageUrl: string, file: File) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const idempotencyKey = useIdempotencyKey();
  const nextId = useRef(0);
  const current = useRef<{ id: number; controller: AbortController }>(null);
  useEffect(() => () => current.current?.controller.abort(), []);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((current) => current.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const removeUpload = (id: number) => setUploads((current) => current.filter((one) => one.id !== id));

  const send = async ({ id, file }: Upload) => {
    const controller = new AbortController();
    current.current = { id, controller };
    change(id, { state: "sending", share: 0 });
    try {
      const imageUrl = await uploadPicture(file, {
        call: "uploadImage",
        headers: idempotencyKey.headersFor(fileIdentity(file)),
        signal: controller.signal,
        onProgress: (share) => change(id, { share }),
      });
      idempotencyKey.reset();
      removeUpload(id);
      onUploaded(imageUrl, file);
    } catch (error) {
      if (controller.signal.aborted) return removeUpload(id);
      const { problem, retryFile } = toUploadFailure(error, file);
      change(id, { state: "failed", problem, canRetry: retryFile !== null });
    }
  };
  const next = uploads.some(({ state }) => state === "sending")
    ? undefined
    : uploads.find(({ state }) => state === "waiting");
  useEffect(() => {
    if (next) void send(next);
  });

  return {
    uploads,
    add: (file: File) => {
      const problem = findFileProblem(file);
      nextId.current += 1;
      const upload: Upload = {
        id: nextId.current,
        file,
        state: problem ? "failed" : "waiting",
        share: 0,
        problem: problem ?? "",
        canRetry: false,
      };
      setUploads((current) => [...current, upload]);
    },
    retry: (id: number) => change(id, { state: "waiting", problem: "" }),
    remove: (id: number) => {
      if (current.current?.id === id) current.current.controller.abort();
      removeUpload(id);
    },
  };
}
