import { ApiError, type ImportReport, type ImportTable, type UserJob } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { followJob } from "~/features/admin/shared/follow-job";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showToast } from "~/ui/toast-region";

/** A chosen file and how to import it. */
export interface ImportFile {
  fileName: string;
  csv: string;
  setStock: boolean;
  skipErrors: boolean;
  /** Chosen after the first preview: on for files of other shops. */
  copyPictures: boolean | null;
  columns?: string[] | undefined;
}

interface Draft {
  file: ImportFile;
  report: ImportReport | null;
  /** The columns of the file, if they were chosen or have to be. */
  table: ImportTable | null;
}

/** Runs dry runs and imports of a file. `onDone` gets whether images are being copied. */
export function useImport(onDone: (copiesPictures: boolean) => void) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft | null>(null);
  /** The running job and its progress. */
  const [progress, setProgress] = useState<{ id: string | null; share: number | null } | null>(null);
  const [problem, setProblem] = useState("");
  const idempotencyKey = useIdempotencyKey();

  const run = async (file: ImportFile, dryRun: boolean) => {
    setProgress({ id: null, share: null });
    setProblem("");
    try {
      const { csv, fileName: _, ...options } = file;
      const { data } = await api("startImport", {
        query: toQuery(file, dryRun),
        body: csv,
        headers: dryRun ? {} : idempotencyKey.headersFor({ csv, ...options }),
      });
      setProgress({ id: data.id, share: null });
      const job = await followJob(data.id, (share) => setProgress({ id: data.id, share }));
      if (!dryRun) idempotencyKey.reset();
      const { report, table = null } = job;
      if (report || table)
        setDraft((old) => ({
          file: { ...file, copyPictures: file.copyPictures ?? (report ? isForeign(report) : null) },
          report,
          table: table ?? (file.columns && old?.table ? { ...old.table, columns: file.columns } : null),
        }));
      if (job.status === "done" && !report && table) return;
      if (job.status !== "done" || job.problem !== null || !report) return setProblem(jobProblemText(job));
      if (dryRun) return;
      void client.invalidateQueries({ queryKey: queryKeys.products });
      showToast(`Imported: ${report.counts.create} new, ${report.counts.update} changed`);
      onDone(file.copyPictures === true && (report.pictures ?? 0) > 0);
    } catch (error) {
      setProblem(requestProblemText(error));
    } finally {
      setProgress(null);
    }
  };
  const stop = () => {
    // The reply does not matter: followJob notices that the job was cancelled.
    if (progress?.id) api("cancelJob", { params: { id: progress.id } }).catch(() => undefined);
  };
  return { draft, setDraft, progress, problem, run, stop };
}

const isForeign = ({ source = "larkwood" }: ImportReport) => source !== "larkwood";
const flag = (value: boolean) => (value ? "true" : "false");

function toQuery({ setStock, skipErrors, copyPictures, columns }: ImportFile, dryRun: boolean) {
  return {
    dryRun: flag(dryRun),
    setStock: flag(setStock),
    skipErrors: flag(skipErrors),
    copyPictures: flag(copyPictures === true),
    ...(columns ? { columns: columns.join(",") } : {}),
  } as const;
}

function jobProblemText({ status, problem }: UserJob): string {
  if (status === "cancelled") return "Stopped. Nothing was imported.";
  return problem ?? "The import failed. Please try again.";
}

function requestProblemText(error: unknown): string {
  if (!(error instanceof ApiError)) return "The file couldn't be sent. Please try again.";
  return Object.values(error.fieldErrors)[0] ?? error.problem?.title ?? error.message;
}
