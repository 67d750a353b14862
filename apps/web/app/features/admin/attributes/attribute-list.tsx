import { ApiError, type Attribute } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { EditableList } from "~/features/admin/shared/ui/editable-list";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { LinkButton } from "~/ui/link-button";
import { showToast } from "~/ui/toast-region";
import { attributeColumns } from "./attribute-columns";
import { AttributeDialog } from "./attribute-dialog";
import { toFields, toForm, withMoved } from "./attribute-fields";

const failureText = (error: unknown) => {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.code === "attribute_in_use"
    ? `${problem.detail ?? `${problem.title}.`} It wasn't removed.`
    : "The attribute couldn't be removed.";
};

/** Product attributes, in the order of the table on their pages. */
export function AttributeList() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.attributes,
    queryFn: async ({ signal }) => (await api("listAttributes", { signal })).data,
  });
  const rows = query.data ?? [];
  const move = useMutation({
    // One at a time. After a failure the list shows the order that was saved so far.
    mutationFn: async (changed: readonly Attribute[]) => {
      for (const attribute of changed)
        await api("saveAttribute", {
          params: { key: attribute.key },
          body: toForm(toFields(attribute), attribute.position),
        });
    },
    onError: () => showToast("The new order couldn't be saved. Please try again.", "alert"),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.attributes }),
  });
  return (
    <EditableList
      title="Attributes"
      caption="Product attributes"
      links={
        <LinkButton to={adminPaths.products} variant="outline" size="sm">
          All products
        </LinkButton>
      }
      query={query}
      emptyText="No attributes yet."
      columns={attributeColumns({
        count: rows.length,
        busy: move.isPending,
        indexOf: ({ key }) => rows.findIndex((row) => row.key === key),
        onMove: ({ key }, step) => move.mutate(withMoved(rows, key, step)),
      })}
      rows={rows}
      keyOf={({ key }) => key}
      nameOf={({ name }) => name}
      removal={{
        question: "Remove this attribute?",
        describe: ({ name }) => name,
        send: ({ key }) => api("deleteAttribute", { params: { key } }),
        queryKey: queryKeys.attributes,
        failureText,
      }}
      dialog={(attribute, onClose) => (
        <AttributeDialog attribute={attribute} usedKeys={rows.map(({ key }) => key)} onClose={onClose} />
      )}
    />
  );
}
