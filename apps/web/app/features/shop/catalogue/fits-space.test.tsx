import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { spaceText } from "./filters";
import { FitsSpace } from "./fits-space";

it("filters by one length, and says which sides may have any length", async () => {
  const onChange = vi.fn();
  const visitor = renderScreen(<FitsSpace space={undefined} onChange={onChange} />);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Show what fits" });
  expect(button.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText("Width, cm"), "210");
  await visitor.sees("Any depth and height.");
  await visitor.press("Show what fits");
  expect(onChange).toHaveBeenCalledWith("210xx");
});

it("says what is wrong with a length", async () => {
  const visitor = renderScreen(<FitsSpace space={undefined} onChange={() => {}} />);
  await userEvent.type(screen.getByLabelText("Depth, cm"), "wide");
  await visitor.sees("Enter lengths in centimetres, such as 80 or 80.5.");
});

it("writes the space of a filter", () => {
  expect(spaceText("220x95x90")).toBe("220 × 95 × 90 cm");
  expect(spaceText("210xx80")).toBe("width 210 cm, height 80 cm");
});
