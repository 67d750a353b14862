import { type ApiKey, PERMISSION_TEXTS, PERMISSIONS } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatDay, formatMoment } from "~/lib/format/format";
import { Button } from "~/ui/button";
import { ApiKeyDialog } from "./api-key-dialog";

function permissionsText({ permissions }: ApiKey): string {
  if (permissions.length === PERMISSIONS.length) return "Everything";
  return permissions.map((permission) => PERMISSION_TEXTS[permission]).join(", ");
}

const hasExpired = ({ expiresAt }: ApiKey) => expiresAt !== null && new Date(expiresAt) <= new Date();

function expiryText(key: ApiKey): string {
  if (!key.expiresAt) return "Never";
  return hasExpired(key) ? `Expired on ${formatDay(key.expiresAt)}` : formatDay(key.expiresAt);
}

const columns: Column<ApiKey>[] = [
  { header: "Name", cell: ({ name }) => name },
  { header: "Key", cell: ({ prefix }) => <code>{prefix}…</code>, className: "whitespace-nowrap" },
  { header: "May", cell: permissionsText },
  { header: "Created by", cell: ({ createdBy }) => createdBy.userName },
  {
    header: "Last used",
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatMoment(lastUsedAt) : "Never"),
    className: "whitespace-nowrap",
  },
  { header: "Expires", cell: expiryText, className: "whitespace-nowrap" },
];

/** The API keys. Few enough to load all at once. */
export function ApiKeyList() {
  const [isCreating, setCreating] = useState(false);
  const query = useQuery({
    queryKey: queryKeys.apiKeys,
    queryFn: async ({ signal }) => (await api("listApiKeys", { signal })).data,
  });
  const removal = useDeleteRow<ApiKey>({
    question: "Remove this API key?",
    describe: ({ name }) => `Programs that use “${name}” will be refused at once.`,
    send: ({ id }) => api("deleteApiKey", { params: { id } }),
    queryKey: queryKeys.apiKeys,
    failureText: () => "The key couldn't be removed. Please try again.",
  });
  const actions = (key: ApiKey) => (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Remove ${key.name}`}
      onClick={() => removal.confirm(key)}
    >
      Remove
    </Button>
  );
  return (
    <>
      <ListFrame
        title="API keys"
        caption="API keys"
        actions={
          <Button size="sm" onClick={() => setCreating(true)}>
            + Create
          </Button>
        }
        state={listState(query)}
        emptyText="No API keys yet. Create one to connect another program to the shop."
        onRetry={() => void query.refetch()}
        rows={query.data ?? []}
        keyOf={({ id }) => id}
        columns={[...columns, { header: "Actions", cell: actions }]}
      />
      {isCreating ? <ApiKeyDialog onClose={() => setCreating(false)} /> : null}
      {removal.dialog}
    </>
  );
}
