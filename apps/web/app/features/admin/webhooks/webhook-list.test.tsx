import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { WebhookList } from "./webhook-list";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const stored = {
  id: "65f1c0ffee65f1c0ffee65f1",
  url: "https://erp.example/events",
  description: "Warehouse",
  events: ["order.placed", "stock.changed"],
  state: "working",
  disabledReason: null,
  waiting: 0,
  lastDeliveredAt: null,
  previousSecretUntil: null,
  createdAt: "2026-11-18T10:00:00Z",
};

it("shows the state of each webhook", async () => {
  answerCalls(() =>
    Response.json([
      stored,
      { ...stored, id: "65f1c0ffee65f1c0ffee65f2", description: "", state: "failing", waiting: 3 },
      {
        ...stored,
        id: "65f1c0ffee65f1c0ffee65f3",
        description: "Old",
        state: "disabled",
        disabledReason: "failures",
      },
    ]),
  );
  const visitor = renderWithToasts(<WebhookList />);
  await visitor.sees("Warehouse", "Working", "erp.example", "Failing", "3 events are waiting.");
  await visitor.sees("Old", "Disabled", "Disabled because an event couldn't be delivered for three days.");
});

it("asks for an address and an event, and shows the secret once", async () => {
  const fetch = answerCalls(({ method }) =>
    method === "POST"
      ? Response.json({ ...stored, secret: SECRET }, { status: 201 })
      : Response.json(fetch.mock.calls.length > 1 ? [stored] : []),
  );
  const visitor = renderWithToasts(<WebhookList />);
  await visitor.sees(
    "No webhooks yet. Create one to tell another program about new orders and other events.",
  );
  await visitor.press("+ Create");
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Address"), "erp.example");
  await user.click(screen.getByRole("button", { name: "Create webhook" }));
  await visitor.sees("Enter an address such as https://erp.example/events", "Choose at least one event");
  await user.clear(screen.getByLabelText("Address"));
  await user.type(screen.getByLabelText("Address"), stored.url);
  await user.click(screen.getByLabelText("Stock changed"));
  await user.click(screen.getByLabelText("Order placed"));
  await user.click(screen.getByRole("button", { name: "Create webhook" }));
  await visitor.sees("Copy it now and keep it secret: it can't be shown again.", SECRET);
  const sent = fetch.mock.calls.find(([, init]) => init?.method === "POST")?.[1]?.body;
  expect(JSON.parse(String(sent))).toEqual({ url: stored.url, description: "", events: stored.events });
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByText(SECRET)).toBeNull();
});
