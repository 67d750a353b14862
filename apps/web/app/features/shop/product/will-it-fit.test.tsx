import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { WillItFit } from "./will-it-fit";

const sofa = { width: 220, depth: 95, height: 88 };
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

it("answers while typing, for space, door and lift, in the selected unit", async () => {
  renderScreen(
    <WillItFit size={sofa} parcels={[sofa, { width: 60, depth: 40, height: 30 }]} parcelCount={2} />,
  );
  await screen.findByRole("heading", { name: "Will it fit?" });
  type("Your space: width", "90");
  type("Your space: depth", "40");
  expect(screen.getByText("No, it's 130 cm too wide and 55 cm too deep for this space.")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("inches"));
  expect(await screen.findByText(/^Yes, it fits: 8\.6 cm to spare/)).toBeTruthy();

  type("Narrowest doorway: width", "32");
  expect(
    screen.getByText("1 of its 2 parcels goes through the door; one (220 × 95 × 88 cm) doesn't."),
  ).toBeTruthy();
  type("Lift: depth", "1e9");
  expect(screen.getByText("Enter a length such as 80, 2.1 m or 32 in.")).toBeTruthy();
  expect(screen.getByLabelText("Lift: depth").getAttribute("aria-invalid")).toBe("true");
});
