import { ApiError, LIMITS, validationTexts } from "@larkwood/contract";
import { uploadFetch } from "~/features/admin/shared/upload-fetch";
import { createApi } from "~/lib/api/api";

const UPLOAD_FAILED = "The image couldn't be uploaded. Check your connection and try again.";

/** Product images and shop images need different permissions. */
export type UploadCall = "uploadImage" | "uploadShopImage";

type UploadOptions = {
  call: UploadCall;
  /** Prevents duplicates on a retry. */
  headers: { "idempotency-key": string };
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Uploads an image and returns its URL. */
export async function uploadPicture(
  file: File,
  { call, headers, signal, onProgress }: UploadOptions,
): Promise<string> {
  const api = createApi(uploadFetch(onProgress));
  const body = new FormData();
  body.append("file", file);
  return (await api(call, { body, headers, signal })).data.imageUrl;
}

/** Identifies a file for its idempotency key. */
export const fileIdentity = ({ name, size, lastModified }: File) => ({ name, size, lastModified });

/** Why a file can't be uploaded; null if it can. */
export const findFileProblem = ({ size }: File): string | null =>
  size > LIMITS.imageBytes ? validationTexts.imageBytes : null;

/** Why an upload failed. A rejected file cannot be retried. */
export function toUploadFailure(error: unknown, file: File): { problem: string; retryFile: File | null } {
  const rejected = error instanceof ApiError ? error.fieldErrors.file : undefined;
  if (rejected) return { problem: rejected, retryFile: null };
  const problem = error instanceof ApiError ? error.problem : null;
  return { problem: problem?.detail ?? problem?.title ?? UPLOAD_FAILED, retryFile: file };
}
