import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";
import { showToast, ToastRegion } from "./toast-region";

beforeEach(() => {
  vi.useFakeTimers();
  // Simulates being offline, when the toast library cannot be loaded.
  render(<ToastRegion fetchLibrary={() => Promise.reject(new Error("Failed to fetch"))} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

const show = (...texts: string[]) =>
  act(async () => {
    for (const text of texts) showToast(text, "alert");
  });

it("shows each toast once if the library cannot be loaded", async () => {
  await show("You are offline.", "It was not saved.", "It was not saved.");
  expect(shown()).toEqual(["You are offline.", "It was not saved."]);
});

it("removes each toast after its duration", async () => {
  await show("The first.");
  act(() => vi.advanceTimersByTime(8_000));
  await show("The second.");
  act(() => vi.advanceTimersByTime(8_000));
  expect(shown()).toEqual(["The second."]);
  act(() => vi.advanceTimersByTime(8_000));
  expect(shown()).toEqual([]);
});

it("shows toasts in front of an open dialog, and on the page once it is closed", async () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} title="Refund">
      Content
    </Dialog>
  );
  const { rerender, unmount } = render(dialog(true));
  await show("It was not saved.");
  expect(screen.getByRole("alert").closest("dialog")).not.toBeNull();
  rerender(dialog(false));
  expect(screen.getByRole("alert").closest("dialog")).toBeNull();
  rerender(dialog(true));
  await show("It was not saved again.");
  unmount();
  expect(shown()).toEqual(["It was not saved.", "It was not saved again."]);
});
