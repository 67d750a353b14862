import type { ParcelForm } from "@larkwood/contract";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { NO_PARCEL, ParcelFields } from "./parcel-fields";

/** The form after typing a tracking number. */
function typeNumber(parcel: ParcelForm, number: string): ParcelForm {
  const onChange = vi.fn<(parcel: ParcelForm) => void>();
  const { unmount } = render(
    <ParcelFields parcel={parcel} index={0} errorOf={() => undefined} onChange={onChange} onRemove={null} />,
  );
  onTestFinished(unmount);
  fireEvent.change(screen.getByLabelText("Tracking number"), { target: { value: number } });
  unmount();
  return onChange.mock.calls[0]?.[0] ?? parcel;
}

it("guesses the carrier by the number, unless it is one with an own name", () => {
  expect(typeNumber(NO_PARCEL, "1Z999AA10123456784").carrier).toBe("ups");
  expect(typeNumber({ ...NO_PARCEL, carrier: "dpd" }, "A-1").carrier).toBe("dpd");
  const other: ParcelForm = { carrier: "other", name: "Van", number: "", link: "https://van.example" };
  expect(typeNumber(other, "1Z999AA10123456784").carrier).toBe("other");
});
