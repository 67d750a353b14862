import type { Synonym } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { RowActions } from "~/features/admin/shared/ui/row-actions";
import { useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { SynonymDialog } from "./synonym-dialog";

interface RowHandlers {
  onEdit: (synonym: Synonym) => void;
  onRemove: (synonym: Synonym) => void;
}

const phrasesText = ({ phrases }: Synonym) => phrases.join(", ");

function synonymColumns({ onEdit, onRemove }: RowHandlers): Column<Synonym>[] {
  return [
    { header: "Words", cell: phrasesText },
    {
      header: "Direction",
      cell: ({ oneWay }) => (oneWay ? "The first word finds the others" : "Every word finds the others"),
    },
    {
      header: "Actions",
      cell: (synonym) => (
        <RowActions
          name={phrasesText(synonym)}
          onEdit={() => onEdit(synonym)}
          onRemove={() => onRemove(synonym)}
        />
      ),
    },
  ];
}

/** Search synonyms. Few enough to load all at once. */
export function SynonymList() {
  const { search, searchBox } = useListParams();
  const query = useQuery({
    queryKey: queryKeys.synonyms,
    queryFn: async ({ signal }) => (await api("listSynonyms", { signal })).data,
  });
  const [editing, setEditing] = useState<Synonym | "new" | null>(null);
  const removal = useDeleteRow<Synonym>({
    question: "Remove these synonyms?",
    describe: phrasesText,
    send: ({ id }) => api("deleteSynonym", { params: { id } }),
    queryKey: queryKeys.synonyms,
    failureText: () => "The synonyms couldn't be removed. Please try again.",
  });
  const rows = (query.data ?? []).filter((row) =>
    phrasesText(row).toLowerCase().includes(search.toLowerCase()),
  );

  return (
    <>
      <ListFrame
        title="Synonyms"
        caption="Synonyms"
        actions={
          <Button size="sm" onClick={() => setEditing("new")}>
            + Create
          </Button>
        }
        search={{ label: "Search synonyms", ...searchBox }}
        state={listState(query)}
        emptyText="No synonyms found."
        onRetry={() => void query.refetch()}
        columns={synonymColumns({ onEdit: setEditing, onRemove: removal.confirm })}
        rows={rows}
        keyOf={(synonym) => synonym.id}
      />
      {editing ? (
        <SynonymDialog synonym={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {removal.dialog}
    </>
  );
}
