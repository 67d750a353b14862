import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { useLoaded } from "./use-loaded";

it("retries a failed load on the next interaction", async () => {
  let calls = 0;
  let isOffline = true;
  const load = async () => {
    calls += 1;
    if (isOffline) throw new Error("no network");
    return "the part";
  };
  const Page = () => <button type="button">{useLoaded(load, true) ?? "nothing yet"}</button>;
  renderScreen(<Page />);
  const user = userEvent.setup();
  const button = await screen.findByRole("button", { name: "nothing yet" });
  await user.click(button);
  expect(calls).toBe(2);
  isOffline = false;
  await user.click(button);
  await screen.findByRole("button", { name: "the part" });
  await user.click(button);
  expect(calls).toBe(3);
});
