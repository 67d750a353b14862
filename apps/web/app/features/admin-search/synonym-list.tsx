import type { Synonym } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api";
import { listState } from "~/lib/list-state";
import { queryKeys } from "~/lib/query-keys";
import { useListParams } from "~/lib/use-list-params";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { Column } from "~/ui/data-table";
import { ListFrame } from "~/ui/list-frame";
import { notify } from "~/ui/notices";
import { SynonymDialog } from "./synonym-dialog";

interface Deeds {
  onEdit: (synonym: Synonym) => void;
  onRemove: (synonym: Synonym) => void;
}

const wordsOf = ({ phrases }: Synonym) => phrases.join(", ");

function synonymColumns({ onEdit, onRemove }: Deeds): Column<Synonym>[] {
  return [
    { header: "Words", cell: wordsOf },
    { header: "Finds", cell: ({ oneWay }) => (oneWay ? "The first finds the others" : "Each finds all") },
    {
      header: "Change",
      cell: (synonym) => (
        <span className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            aria-label={`Edit ${wordsOf(synonym)}`}
            onClick={() => onEdit(synonym)}
          >
            Edit
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Remove ${wordsOf(synonym)}`}
            onClick={() => onRemove(synonym)}
          >
            Remove
          </Button>
        </span>
      ),
    },
  ];
}

/** Words that mean the same to whoever searches the shop. They are few enough to be shown at once. */
export function SynonymList() {
  const { search, searchBox } = useListParams();
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.synonyms,
    queryFn: async ({ signal }) => (await api("listSynonyms", { signal })).data,
  });
  const [editing, setEditing] = useState<Synonym | "new" | null>(null);
  const [removing, setRemoving] = useState<Synonym | null>(null);
  const remove = useMutation({
    mutationFn: (id: string) => api("deleteSynonym", { params: { id } }),
    onError: () => notify("The words could not be removed. Please try again.", "alert"),
    onSettled: () => {
      setRemoving(null);
      return queryClient.invalidateQueries({ queryKey: queryKeys.synonyms });
    },
  });
  const rows = (query.data ?? []).filter((row) => wordsOf(row).toLowerCase().includes(search.toLowerCase()));

  return (
    <>
      <ListFrame
        title="Search words"
        caption="Words that mean the same"
        actions={
          <Button size="sm" onClick={() => setEditing("new")}>
            + Create
          </Button>
        }
        search={{ label: "Find words", ...searchBox }}
        state={listState(query)}
        emptyText="No words that mean the same."
        onRetry={() => void query.refetch()}
        columns={synonymColumns({ onEdit: setEditing, onRemove: setRemoving })}
        rows={rows}
        keyOf={(synonym) => synonym.id}
        pager={{ first: 1, count: rows.length, total: rows.length, onPrevious: null, onNext: null }}
      />
      {editing ? (
        <SynonymDialog synonym={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      <ConfirmDialog
        open={removing !== null}
        question="Are you sure you want to remove these words?"
        confirmLabel="Remove"
        busy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate(removing.id)}
      >
        {removing ? wordsOf(removing) : null}
      </ConfirmDialog>
    </>
  );
}
