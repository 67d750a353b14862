import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast, ToastRegion } from "./toast-region";

beforeEach(() => {
  vi.useFakeTimers();
  // As offline, where the library of notices cannot be fetched.
  render(<ToastRegion fetchLibrary={() => Promise.reject(new Error("Failed to fetch"))} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

const say = (...texts: string[]) =>
  act(async () => {
    for (const text of texts) showToast(text, "alert");
  });

it("shows both of two notices when their library cannot be fetched, and each text once", async () => {
  await say("You are offline.", "It was not saved.", "It was not saved.");
  expect(shown()).toEqual(["You are offline.", "It was not saved."]);
});

it("takes each of them away after its time", async () => {
  await say("The first.");
  act(() => vi.advanceTimersByTime(8_000));
  await say("The second.");
  act(() => vi.advanceTimersByTime(8_000));
  expect(shown()).toEqual(["The second."]);
  act(() => vi.advanceTimersByTime(8_000));
  expect(shown()).toEqual([]);
});
