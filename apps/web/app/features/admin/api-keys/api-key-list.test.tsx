import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { ApiKeyList } from "./api-key-list";

const KEY = "lw_live_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE";
const stored = {
  id: "65f1c0ffee65f1c0ffee65f1",
  name: "Warehouse",
  prefix: "lw_live_AbCd",
  permissions: ["orders.read"],
  createdBy: { id: "65f1c0ffee65f1c0ffee65f2", userName: "ada" },
  createdAt: "2026-11-18T10:00:00Z",
  expiresAt: "2026-01-01T12:00:00Z",
  lastUsedAt: null,
};

it("shows what each key may do, and that it has expired", async () => {
  answerCalls(() => Response.json([stored]));
  const visitor = renderWithToasts(<ApiKeyList />);
  await visitor.sees("Warehouse", "lw_live_AbCd…", "View all orders", "ada", "Expired on 01 Jan 2026");
});

it("asks for a name and a permission, and shows the new key once", async () => {
  const fetch = answerCalls(({ method }) =>
    method === "POST"
      ? Response.json({ ...stored, key: KEY }, { status: 201 })
      : Response.json(fetch.mock.calls.length > 1 ? [stored] : []),
  );
  const visitor = renderWithToasts(<ApiKeyList />);
  await visitor.sees("No API keys yet. Create one to connect another program to the shop.");
  await visitor.press("+ Create");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Create key" }));
  await visitor.sees("Choose at least one permission");
  await user.type(screen.getByLabelText("Name"), "Warehouse");
  await user.click(screen.getByLabelText("View all orders"));
  await user.selectOptions(screen.getByLabelText("Expires"), "In 30 days");
  await user.click(screen.getByRole("button", { name: "Create key" }));
  await visitor.sees("Copy it now and keep it secret: it can't be shown again.", KEY);
  const sent = fetch.mock.calls.find(([, init]) => init?.method === "POST")?.[1]?.body;
  const { name, permissions, expiresAt } = JSON.parse(String(sent));
  expect([name, permissions]).toEqual(["Warehouse", ["orders.read"]]);
  expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByText(KEY)).toBeNull();
});
