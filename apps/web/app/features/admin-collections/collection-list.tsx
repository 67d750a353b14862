import type { OfficeCollection } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "~/lib/api";
import { listState } from "~/lib/list-state";
import { paths } from "~/lib/paths";
import { queryKeys } from "~/lib/query-keys";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { Column } from "~/ui/data-table";
import { LinkButton } from "~/ui/link-button";
import { ListFrame } from "~/ui/list-frame";
import { notify } from "~/ui/notices";
import { CollectionDialog } from "./collection-dialog";

interface Deeds {
  onEdit: (collection: OfficeCollection) => void;
  onRemove: (collection: OfficeCollection) => void;
}

function columns({ onEdit, onRemove }: Deeds): Column<OfficeCollection>[] {
  return [
    {
      header: "Name",
      cell: ({ slug, name }) => (
        <Link to={paths.collection(slug)} className="link">
          {name}
        </Link>
      ),
    },
    { header: "Address", cell: ({ slug }) => slug },
    { header: "Chosen", cell: ({ rule }) => (rule ? "By a rule" : "By hand") },
    { header: "Products", cell: ({ products }) => products },
    {
      header: "Change",
      cell: (collection) => (
        <span className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            aria-label={`Edit ${collection.name}`}
            onClick={() => onEdit(collection)}
          >
            Edit
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Remove ${collection.name}`}
            onClick={() => onRemove(collection)}
          >
            Remove
          </Button>
        </span>
      ),
    },
  ];
}

/** Products that belong together. They are few enough to be shown at once. */
export function CollectionList() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.officeCollections,
    queryFn: async ({ signal }) => (await api("listOfficeCollections", { signal })).data,
  });
  const [editing, setEditing] = useState<OfficeCollection | "new" | null>(null);
  const [removing, setRemoving] = useState<OfficeCollection | null>(null);
  const remove = useMutation({
    mutationFn: (id: string) => api("deleteCollection", { params: { id } }),
    onError: () => notify("The collection could not be removed. Please try again.", "alert"),
    onSettled: () => {
      setRemoving(null);
      return client.invalidateQueries({ queryKey: queryKeys.collections });
    },
  });
  const rows = query.data ?? [];
  return (
    <>
      <ListFrame
        title="Collections"
        caption="Products that belong together"
        actions={
          <>
            <LinkButton to={paths.adminProducts} variant="outline" size="sm">
              All products
            </LinkButton>
            <Button size="sm" onClick={() => setEditing("new")}>
              + Create
            </Button>
          </>
        }
        state={listState(query)}
        emptyText="No collections yet."
        onRetry={() => void query.refetch()}
        columns={columns({ onEdit: setEditing, onRemove: setRemoving })}
        rows={rows}
        keyOf={({ id }) => id}
        pager={{ first: 1, count: rows.length, total: rows.length, onPrevious: null, onNext: null }}
      />
      {editing ? (
        <CollectionDialog collection={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        question="Are you sure you want to remove this collection?"
        confirmLabel="Remove"
        busy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate(removing.id)}
      >
        {removing ? `${removing.name}. Its products stay.` : null}
      </ConfirmDialog>
    </>
  );
}
