import type { AuditEntry } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { type Page, readPage } from "~/lib/lists/read-page";

export type AuditFilter = {
  actorId?: string;
  subjectId?: string;
  action?: string;
  search?: string;
  from?: string;
  to?: string;
  cursor?: string;
  limit: number;
};

/** One page of the activity log, newest first. */
export function auditOptions(query: AuditFilter) {
  return queryOptions({
    queryKey: queryKeys.audit(query),
    queryFn: async ({ signal }): Promise<Page<AuditEntry>> =>
      readPage(await api("listAudit", { query, signal })),
    placeholderData: keepPreviousData,
  });
}
