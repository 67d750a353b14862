import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { tab } from "~/lib/session/device-storage";
import { session } from "~/lib/session/session";
import { answerCalls, refusal } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { JoinView } from "./join-view";

const invitation = {
  email: "ada@shop.example",
  roleName: "Orders",
  expiresAt: "2026-12-01T00:00:00.000Z",
  hasAccount: false,
};

beforeEach(() => {
  tab.setItem("invitation", "x".repeat(43));
  session.useStore.setState({ status: "signed-out", userId: "" });
  return () => tab.removeItem("invitation");
});

it("asks a newcomer for a name and a password, by the rules of sign-up", async () => {
  const fetch = answerCalls(() => Response.json(invitation));
  const visitor = renderWithToasts(<JoinView />);
  await visitor.sees("ada@shop.example");
  await visitor.fill("userName", "abc");
  await visitor.fill("password", "x");
  await visitor.press("Join the team");
  await visitor.sees("Username must be at least 5 characters long");
  const { href } = location;
  expect(fetch.mock.calls.map(([url]) => String(url)).join()).not.toContain("x".repeat(43));
  expect(href).not.toContain("x".repeat(43));
});

it("asks an existing account to sign in, without the token in the address", async () => {
  answerCalls(() => Response.json({ ...invitation, hasAccount: true }));
  renderWithToasts(<JoinView />);
  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe("/signin?next=%2Fjoin");
});

it("asks someone with another account to sign out, and the invited one to join", async () => {
  const userId = someUser().id;
  session.useStore.setState({ status: "signed-in", userId });
  answerCalls(({ path }) =>
    path.startsWith("/users")
      ? Response.json(someUser())
      : Response.json({ ...invitation, hasAccount: true }),
  );
  const visitor = renderWithToasts(<JoinView />);
  await visitor.sees("You're signed in as astrid@guest.example. Sign out to use this invitation.");
});

it("says that a link can't be used any more", async () => {
  answerCalls(() => refusal(404));
  const visitor = renderWithToasts(<JoinView />);
  await visitor.sees("It has expired, was revoked or was already used. Ask for a new one.");
});
