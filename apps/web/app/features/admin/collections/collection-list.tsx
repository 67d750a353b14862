import type { AdminCollection } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { EditableList } from "~/features/admin/shared/ui/editable-list";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";
import { CollectionDialog } from "./collection-dialog";

const columns: Column<AdminCollection>[] = [
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
];

/** All collections. Few enough to load at once. */
export function CollectionList() {
  const query = useQuery({
    queryKey: queryKeys.adminCollections,
    queryFn: async ({ signal }) => (await api("listAdminCollections", { signal })).data,
  });
  return (
    <EditableList
      title="Collections"
      caption="Collections"
      links={
        <LinkButton to={adminPaths.products} variant="outline" size="sm">
          All products
        </LinkButton>
      }
      query={query}
      emptyText="No collections yet."
      columns={columns}
      rows={query.data ?? []}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      removal={{
        question: "Remove this collection?",
        describe: ({ name }) => `${name}. Its products aren't deleted.`,
        send: ({ id }) => api("deleteCollection", { params: { id } }),
        queryKey: queryKeys.collections,
        failureText: () => "The collection couldn't be removed. Please try again.",
      }}
      dialog={(collection, onClose) => <CollectionDialog collection={collection} onClose={onClose} />}
    />
  );
}
