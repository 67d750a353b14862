import { useEffect, useRef, useState } from "react";
import { contentOf, failureOf, refusalOf, uploadPicture } from "~/features/admin/products/upload-picture";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";

/** A file on its way. */
export type Upload = {
  id: number;
  file: File;
  state: "waiting" | "sending" | "failed";
  share: number;
  problem: string;
  /** Whether sending it again may help. */
  mayTryAgain: boolean;
};

/** Sends several pictures, one after another, in the order in which they were chosen. */
export function useUploadQueue(onUploaded: (imageUrl: string, file: File) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const requestKey = useIdempotencyKey();
  const nextId = useRef(0);
  const current = useRef<{ id: number; controller: AbortController }>(null);
  useEffect(() => () => current.current?.controller.abort(), []);

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((known) => known.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setUploads((known) => known.filter((one) => one.id !== id));

  const send = async ({ id, file }: Upload) => {
    const controller = new AbortController();
    current.current = { id, controller };
    change(id, { state: "sending", share: 0 });
    try {
      const imageUrl = await uploadPicture(file, {
        call: "uploadImage",
        headers: requestKey.headersFor(contentOf(file)),
        signal: controller.signal,
        onShare: (share) => change(id, { share }),
      });
      requestKey.forget();
      drop(id);
      onUploaded(imageUrl, file);
    } catch (error) {
      if (controller.signal.aborted) return drop(id);
      const { problem, again } = failureOf(error, file);
      change(id, { state: "failed", problem, mayTryAgain: again !== null });
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
      const problem = refusalOf(file);
      nextId.current += 1;
      const upload: Upload = {
        id: nextId.current,
        file,
        state: problem ? "failed" : "waiting",
        share: 0,
        problem: problem ?? "",
        mayTryAgain: false,
      };
      setUploads((known) => [...known, upload]);
    },
    again: (id: number) => change(id, { state: "waiting", problem: "" }),
    remove: (id: number) => {
      if (current.current?.id === id) current.current.controller.abort();
      drop(id);
    },
  };
}
