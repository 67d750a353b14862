import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";

afterEach(cleanup);

function Example({ mayClose = () => true }: { mayClose?: () => boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} mayClose={mayClose} title="Example">
        Content
      </Dialog>
    </>
  );
}

const openDialog = () => fireEvent.click(screen.getByRole("button", { name: "Open", hidden: true }));
const dialog = () => screen.getByRole("dialog", { hidden: true });
const pressEscape = () => fireEvent(dialog(), new Event("cancel", { cancelable: true }));

it("opens again on a click that comes before the late close event", () => {
  render(<Example />);
  openDialog();
  pressEscape();
  expect(screen.queryByText("Content")).toBeNull();
  openDialog();
  fireEvent(dialog(), new Event("close"));
  expect(screen.getByText("Content")).toBeTruthy();
});

it("stays open on Escape if it may not close", () => {
  const mayClose = vi.fn(() => false);
  render(<Example mayClose={mayClose} />);
  openDialog();
  pressEscape();
  expect(mayClose).toHaveBeenCalledOnce();
  expect(screen.getByText("Content")).toBeTruthy();
});

it("closes if the browser closes it without asking", () => {
  render(<Example />);
  openDialog();
  act(() => (dialog() as HTMLDialogElement).close());
  expect(screen.queryByText("Content")).toBeNull();
});
