import { useMutation } from "@tanstack/react-query";
import { showToast } from "~/ui/toast-region";
import { downloadFile } from "./download";

/** Fetches a file with the visitor's own rights, which a plain link has not, and hands it to the browser. */
export function useDownload() {
  const download = useMutation({
    mutationFn: async ({ read }: { name: string; read: () => Promise<{ data: Blob }> }) =>
      (await read()).data,
    onSuccess: (file, { name }) => downloadFile(file, name),
    onError: () => showToast("We couldn't download the file. Please try again.", "alert"),
  });
  return { download: download.mutate, isBusy: download.isPending };
}
