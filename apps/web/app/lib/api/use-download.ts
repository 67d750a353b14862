import { useMutation } from "@tanstack/react-query";
import { showToast } from "~/ui/toast-region";
import { downloadFile } from "./download";

/** Downloads a file with the visitor's access token, which a plain link cannot send. */
export function useDownload() {
  const download = useMutation({
    mutationFn: async ({ read }: { name: string; read: () => Promise<{ data: Blob }> }) =>
      (await read()).data,
    onSuccess: (file, { name }) => downloadFile(file, name),
    onError: () => showToast("We couldn't download the file. Please try again.", "alert"),
  });
  return { download: download.mutate, isBusy: download.isPending };
}
