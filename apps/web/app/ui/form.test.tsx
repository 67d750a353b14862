import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";
import { Form, SubmitButton } from "./form";

function openForm(busy: boolean) {
  const { rerender, unmount } = render(contents(busy));
  onTestFinished(unmount);
  return (nowBusy: boolean) => rerender(contents(nowBusy));
}

const contents = (busy: boolean) => (
  <Form busy={busy}>
    <input aria-label="Name" />
    <input type="checkbox" aria-label="Newsletter" />
    <SubmitButton busy={busy}>Save</SubmitButton>
  </Form>
);

it("can't be changed while it is sent, because the reply may refill it", async () => {
  const setBusy = openForm(false);
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Newsletter" });
  const user = userEvent.setup();
  await user.type(name, "Ada");
  setBusy(true);
  await user.keyboard(" Lovelace");
  await user.paste(" Byron");
  expect(name.value).toBe("Ada");
  await user.tab();
  expect(document.activeElement).toBe(box);
  await user.keyboard(" ");
  expect(box.checked).toBe(false);
  setBusy(false);
  await user.keyboard(" ");
  expect(box.checked).toBe(true);
});
