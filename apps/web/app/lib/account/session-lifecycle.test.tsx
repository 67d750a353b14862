import { beforeEach, expect, it, vi } from "vitest";
import { session } from "~/lib/session/session";
import { signOut } from "./session-lifecycle";

const calls: string[] = [];
vi.mock("~/lib/api/api", () => ({
  api: (name: string) => {
    calls.push(name);
    // The visitor leaves the page before the response arrives.
    return new Promise(() => {});
  },
}));

beforeEach(() => {
  calls.length = 0;
  session.useStore.setState({ status: "signed-in", accessToken: "token", userId: "1", userName: "Ada" });
});

it("signs out immediately, before the server responds, and calls the server", async () => {
  localStorage.setItem("userName", "Ada");
  void signOut();
  expect(session.useStore.getState()).toMatchObject({
    status: "signed-out",
    accessToken: "",
    signedOutByUser: true,
  });
  expect(localStorage.getItem("userName")).toBeNull();
  await vi.waitFor(() => expect(calls).toEqual(["signOut"]));
});
