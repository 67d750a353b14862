import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { type DeleteRowOptions, useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { Button } from "~/ui/button";
import { ListFrame } from "./list-frame";
import { RowActions } from "./row-actions";

type EditableListProps<Row> = Pick<
  React.ComponentProps<typeof ListFrame<Row>>,
  "title" | "caption" | "search" | "emptyText" | "rows" | "columns" | "keyOf"
> & {
  query: Pick<UseQueryResult, "isPending" | "isError" | "isPlaceholderData" | "refetch">;
  /** Links beside the button that creates a row. */
  links?: ReactNode;
  nameOf: (row: Row) => string;
  removal: DeleteRowOptions<Row>;
  /** The dialog that edits a row, or creates one if `row` is null. */
  dialog: (row: Row | null, onClose: () => void) => ReactNode;
};

/** A short admin list whose rows are created and edited in a dialog, and removed after a question. */
export function EditableList<Row>(props: EditableListProps<Row>) {
  const { query, links, nameOf, removal, dialog, columns, ...list } = props;
  const [editing, setEditing] = useState<{ row: Row | null } | null>(null);
  const { confirm, dialog: removalDialog } = useDeleteRow(removal);
  const actions = (row: Row) => (
    <RowActions name={nameOf(row)} onEdit={() => setEditing({ row })} onRemove={() => confirm(row)} />
  );
  return (
    <>
      <ListFrame
        {...list}
        actions={
          <>
            {links}
            <Button size="sm" onClick={() => setEditing({ row: null })}>
              + Create
            </Button>
          </>
        }
        state={listState(query)}
        onRetry={() => void query.refetch()}
        columns={[...columns, { header: "Actions", cell: actions }]}
      />
      {editing ? dialog(editing.row, () => setEditing(null)) : null}
      {removalDialog}
    </>
  );
}
