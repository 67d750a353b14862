import { useQuery } from "@tanstack/react-query";
import { type AuditFilter, auditOptions } from "~/features/admin/shared/audit-query";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";
import { AuditRow } from "./audit-row";

type AuditListProps = { filter: AuditFilter; emptyText: string };

/** The newest audit entries that match the filter. */
export function AuditList({ filter, emptyText }: AuditListProps) {
  const query = useQuery(auditOptions(filter));
  if (query.isPending) return <Spinner className="py-6" />;
  const entries = query.data?.items ?? [];
  if (entries.length === 0) return <EmptyState title={emptyText} className="py-8" />;
  return (
    <ul className="border-t border-hairline">
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
