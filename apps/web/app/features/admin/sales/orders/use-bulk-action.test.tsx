import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithToasts } from "~/testing/render-screen";
import { type BulkAction, useBulkAction } from "./use-bulk-action";

function Orders({ action }: { action: BulkAction }) {
  const { start, reportDialog } = useBulkAction();
  return (
    <>
      <button type="button" onClick={() => start(action)}>
        Confirm
      </button>
      {reportDialog}
    </>
  );
}

/** Confirms 250 orders, sent in three batches. */
async function confirmAll(answer: (batch: number, ids: string[]) => string[]) {
  let batch = 0;
  const orders = Array.from({ length: 250 }, (_, index) => ({ id: String(index), number: 10_001 + index }));
  const action: BulkAction = {
    orders,
    doneText: (count) => `${count} confirmed.`,
    run: async (ids) => {
      batch += 1;
      return { moved: answer(batch, ids), refused: [] };
    },
    undo: null,
  };
  const visitor = renderWithToasts(<Orders action={action} />);
  await visitor.press("Confirm");
  return { visitor, batches: () => batch };
}

it("reports what is done and what is not if the shop stops answering in between", async () => {
  const { visitor, batches } = await confirmAll((batch, ids) => {
    if (batch === 2) throw new Error("connection lost");
    return ids;
  });
  await visitor.sees("150 orders were not changed", "100 orders confirmed.");
  expect(screen.getAllByText("The shop didn't answer. Check this order.")).toHaveLength(100);
  expect(screen.getAllByText("Not sent, because the shop didn't answer.")).toHaveLength(50);
  expect(batches()).toBe(2);
});

it("says that nothing was changed if the first batch fails", async () => {
  const { visitor } = await confirmAll(() => {
    throw new Error("connection lost");
  });
  await visitor.isAlerted("The orders couldn't be updated. Please try again.");
  expect(screen.queryByRole("dialog")).toBeNull();
});
