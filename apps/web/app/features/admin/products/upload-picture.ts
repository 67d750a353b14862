import { ApiError, LIMITS, validationTexts } from "@larkwood/contract";
import { uploadFetch } from "~/features/admin/shared/upload-fetch";
import { createApi } from "~/lib/api/api";

const UNKNOWN = "The image couldn't be uploaded. Check your connection and try again.";

/** The pictures of products and those of the shop itself are of different people's concern. */
export type UploadCall = "uploadImage" | "uploadShopImage";

type Sending = {
  call: UploadCall;
  /** Sent again under the same key, it is stored once. */
  headers: { "idempotency-key": string };
  signal: AbortSignal;
  onShare: (share: number) => void;
};

/** Sends one picture and gives its address. */
export async function uploadPicture(
  file: File,
  { call, headers, signal, onShare }: Sending,
): Promise<string> {
  const api = createApi(uploadFetch(onShare));
  const body = new FormData();
  body.append("file", file);
  return (await api(call, { body, headers, signal })).data.imageUrl;
}

/** What the key of an upload stands for. */
export const contentOf = ({ name, size, lastModified }: File) => ({ name, size, lastModified });

/** Why a file is not even sent; null when it may be. */
export const refusalOf = ({ size }: File): string | null =>
  size > LIMITS.imageBytes ? validationTexts.imageBytes : null;

/** Why an upload failed. What failed by itself can be tried again; a file that was refused cannot. */
export function failureOf(error: unknown, file: File): { problem: string; again: File | null } {
  const refused = error instanceof ApiError ? error.fieldErrors.file : undefined;
  if (refused) return { problem: refused, again: null };
  const problem = error instanceof ApiError ? error.problem : null;
  return { problem: problem?.detail ?? problem?.title ?? UNKNOWN, again: file };
}
