import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { MergeCustomers } from "./merge-customers";

const into = someUser();
const from = someUser({ id: "fedcba987654321001234567", userName: "astrid-2", email: "old@guest.example" });
const merge = {
  source: { id: from.id, userName: from.userName, email: from.email },
  target: { id: into.id, userName: into.userName, email: into.email },
  orders: 2,
  guestOrders: 0,
  returns: 1,
  reviews: 0,
  wishes: 0,
  cartItems: 0,
  messages: 0,
  tags: ["vip"],
  hasNote: true,
  newsletter: false,
  isBlocked: false,
};

it("shows what moves before two accounts are merged, and never offers the account itself", async () => {
  const sent: string[] = [];
  answerCalls(({ method, path }) => {
    if (!path.endsWith("/merge")) return Response.json([into, from]);
    sent.push(method);
    return Response.json(merge);
  });
  const visitor = renderScreen(<MergeCustomers user={into} />);
  await visitor.press("Merge…");
  await visitor.fill("merge-search", "astrid");
  await screen.findByRole("button", { name: "Choose astrid-2" });
  expect(screen.queryByRole("button", { name: "Choose astrid" })).toBeNull();
  await visitor.press("Choose astrid-2");
  await visitor.sees("2 orders", "1 return", "the tag vip", "the internal note");
  expect(sent).toEqual(["GET"]);
  expect(document.activeElement?.textContent).toContain("old@guest.example ends.");
  await visitor.press("Merge accounts");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Merge accounts" })).toBeNull());
  // The preview of an account that is gone would be a 404.
  expect(sent).toEqual(["GET", "POST"]);
});
