import type { JobKind, JobStatus } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

const POLL_MS = 5_000;

type JobListQuery = { status: string; kind: string; cursor: string };

/** A page of jobs, polled because jobs change in the background. */
export function jobListOptions({ status, kind, cursor }: JobListQuery) {
  const query = {
    status: (status || undefined) as JobStatus | undefined,
    kind: (kind || undefined) as JobKind | undefined,
    cursor,
    limit: ROWS_PER_PAGE,
  };
  return queryOptions({
    queryKey: [...queryKeys.jobs, query],
    queryFn: async ({ signal }) => readPage(await api("listJobs", { query, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}
