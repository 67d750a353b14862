import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { useLoaded } from "./use-loaded";

it("fetches a part again, once that has failed, when somebody touches the page", async () => {
  let asked = 0;
  let isLost = true;
  const load = async () => {
    asked += 1;
    if (isLost) throw new Error("no network");
    return "the part";
  };
  const Page = () => <button type="button">{useLoaded(load, true) ?? "nothing yet"}</button>;
  renderScreen(<Page />);
  const user = userEvent.setup();
  const button = await screen.findByRole("button", { name: "nothing yet" });
  await user.click(button);
  expect(asked).toBe(2);
  isLost = false;
  await user.click(button);
  await screen.findByRole("button", { name: "the part" });
  await user.click(button);
  expect(asked).toBe(3);
});
