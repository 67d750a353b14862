import type { AdminCollection } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { RowActions } from "~/features/admin/shared/ui/row-actions";
import { useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { CollectionDialog } from "./collection-dialog";

interface RowHandlers {
  onEdit: (collection: AdminCollection) => void;
  onRemove: (collection: AdminCollection) => void;
}

function columns({ onEdit, onRemove }: RowHandlers): Column<AdminCollection>[] {
  return [
    {
      header: "Name",
      cell: ({ slug, name }) => (
        <Link to={paths.collection(slug)} className="link">
          {name}
        </Link>
      ),
    },
    { header: "URL handle", cell: ({ slug }) => slug },
    { header: "Type", cell: ({ rule }) => (rule ? "Automatic" : "Manual") },
    { header: "Products", cell: ({ products }) => products },
    {
      header: "Actions",
      cell: (collection) => (
        <RowActions
          name={collection.name}
          onEdit={() => onEdit(collection)}
          onRemove={() => onRemove(collection)}
        />
      ),
    },
  ];
}

/** All collections. Few enough to load at once. */
export function CollectionList() {
  const query = useQuery({
    queryKey: queryKeys.adminCollections,
    queryFn: async ({ signal }) => (await api("listAdminCollections", { signal })).data,
  });
  const [editing, setEditing] = useState<AdminCollection | "new" | null>(null);
  const removal = useDeleteRow<AdminCollection>({
    question: "Remove this collection?",
    describe: ({ name }) => `${name}. Its products aren't deleted.`,
    send: ({ id }) => api("deleteCollection", { params: { id } }),
    queryKey: queryKeys.collections,
    failureText: () => "The collection couldn't be removed. Please try again.",
  });
  const rows = query.data ?? [];
  return (
    <>
      <ListFrame
        title="Collections"
        caption="Collections"
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
        columns={columns({ onEdit: setEditing, onRemove: removal.confirm })}
        rows={rows}
        keyOf={({ id }) => id}
      />
      {editing ? (
        <CollectionDialog collection={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {removal.dialog}
    </>
  );
}
