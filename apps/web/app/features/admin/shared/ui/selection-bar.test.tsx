import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useSelectAll } from "~/features/admin/shared/use-select-all";
import { useSelection } from "~/features/admin/shared/use-selection";
import { renderScreen } from "~/testing/render-screen";
import { SelectionBar } from "./selection-bar";

const rows = ["a", "b", "c"].map((id) => ({ id }));

function Example() {
  const selection = useSelection(rows.slice(0, 2));
  const all = useSelectAll({
    total: rows.length,
    selection,
    readPage: async () => ({ items: rows, total: rows.length, nextCursor: null, isPartial: false }),
  });
  return (
    <>
      <button type="button" onClick={() => selection.toggle({ id: "a" })}>
        Select a
      </button>
      <SelectionBar label="Selected rows" count={selection.rows.length} all={all} onClear={selection.clear}>
        Actions
      </SelectionBar>
    </>
  );
}

it("offers all rows once one is selected, and keeps the focus", async () => {
  const screenOf = renderScreen(<Example />);
  expect(screen.queryByRole("button", { name: "Select all 3" })).toBeNull();
  await screenOf.press("Select a");
  await screenOf.press("Select all 3");
  await screenOf.sees("3 selected");
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Selected rows" }));
});
