import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { device } from "~/lib/session/device-storage";
import { addCompared, clearCompared, loadCompared, removeCompared, useCompared } from "./compared";
import { useIsComparing } from "./use-is-comparing";

const id = (digit: number) => String(digit).repeat(24);
const ids = () => useCompared.getState().ids;

beforeEach(clearCompared);

it("remembers up to three products on the device, each once, in the order of choice", () => {
  for (const digit of [1, 2, 1, 3]) expect(addCompared(id(digit))).toBe(true);
  expect(addCompared(id(4))).toBe(false);
  expect(ids()).toEqual([id(2), id(1), id(3)]);
  removeCompared(id(1));
  expect(addCompared(id(4))).toBe(true);
  useCompared.setState({ ids: [] });
  loadCompared();
  expect(ids()).toEqual([id(2), id(3), id(4)]);
});

it("ignores what is no product", () => {
  for (const stored of ["{", "7", "null", '[null, 3, {"id": "x"}, "<b>"]']) {
    device.setItem("compared", stored);
    loadCompared();
    expect(ids()).toEqual([]);
  }
});

it("tells the page when products are chosen, and when none is left", () => {
  const { result, unmount } = renderHook(useIsComparing);
  onTestFinished(unmount);
  expect(result.current).toBe(false);
  act(() => void addCompared(id(1)));
  expect(result.current).toBe(true);
  act(() => removeCompared(id(1)));
  expect(result.current).toBe(false);
});
