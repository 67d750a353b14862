import type { Refund } from "@larkwood/contract";
import { expect, it } from "vitest";
import { toTimeline } from "./order-timeline";

const at = (minute: number) => `2026-11-02T09:0${minute}:00.000Z`;

it("puts everything that happened to an order in sequence, with who did it", () => {
  const events = [
    { status: "PLACED" as const, at: at(0), by: "Ada", note: "" },
    { status: "CONFIRMED" as const, at: at(2), by: "Sam", note: "By phone" },
  ];
  const notes = [
    { id: "1", kind: "change" as const, body: "Packed", by: "Kim", at: at(3) },
    { id: "2", kind: "note" as const, body: "Rings twice", by: "Sam", at: at(4) },
  ];
  const payments = [{ kind: "received" as const, by: "Kim", at: at(1) }];
  const refund: Refund = {
    ...{ id: "64b000000000000000000021", state: "done", cause: "staff", amount: 20, tax: 0, lines: [] },
    ...{ reason: "A scratch", by: "Kim", at: at(5) },
  };
  const timeline = toTimeline({ events }, { notes, payments }, [refund]);
  expect(timeline.map(({ text, detail, by }) => [text, detail, by])).toEqual([
    ["Placed", "", "Ada"],
    ["Marked as paid", "", "Kim"],
    ["Confirmed", "By phone", "Sam"],
    ["Changed", "Packed", "Kim"],
    ["Note", "Rings twice", "Sam"],
    ["Refund, completed: $20.00", "A scratch", "Kim"],
  ]);
  const internal = timeline.filter(({ isInternal }) => isInternal);
  expect(internal.map(({ text }) => text)).toEqual([
    "Marked as paid",
    "Changed",
    "Note",
    "Refund, completed: $20.00",
  ]);
});
