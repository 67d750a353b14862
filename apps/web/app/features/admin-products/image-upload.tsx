import { ApiError, LIMITS, validationTexts } from "@larkwood/contract";
import { useState } from "react";
import { api } from "~/lib/api";
import { useRequestKey } from "~/lib/use-request-key";
import { Spinner } from "~/ui/spinner";
import { FileDrop } from "./file-drop";

type RequestKey = ReturnType<typeof useRequestKey>;

async function upload(
  file: File,
  requestKey: RequestKey,
): Promise<{ imageUrl: string } | { problem: string }> {
  if (file.size > LIMITS.imageBytes) return { problem: validationTexts.imageBytes };
  const body = new FormData();
  body.append("file", file);
  try {
    const { name, size, lastModified } = file;
    const headers = requestKey.headersFor({ name, size, lastModified });
    const { data } = await api("uploadImage", { body, headers });
    requestKey.forget();
    return data;
  } catch (error) {
    const text = error instanceof ApiError ? (error.fieldErrors.file ?? error.problem?.title) : undefined;
    return { problem: text ?? "The picture could not be uploaded. Please try again." };
  }
}

/** Sends a picture to the shop and hands back its address. */
export function ImageUpload({ onUploaded }: { onUploaded: (imageUrl: string) => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const requestKey = useRequestKey();
  const send = async (file: File) => {
    setBusy(true);
    setProblem("");
    const result = await upload(file, requestKey);
    setBusy(false);
    if ("imageUrl" in result) onUploaded(result.imageUrl);
    else setProblem(result.problem);
  };
  return (
    <div className="grid gap-2">
      <FileDrop
        label="Upload a picture"
        hint="Drop it here or choose it. JPEG, PNG, WebP or AVIF, up to 10 MB"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onFile={(file) => void send(file)}
      />
      {busy ? <Spinner label="Uploading" className="py-2" /> : null}
      {problem ? (
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
