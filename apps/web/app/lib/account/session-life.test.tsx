import { beforeEach, expect, it, vi } from "vitest";
import { session } from "~/lib/session/session";
import { signOut } from "./session-life";

const asked: string[] = [];
vi.mock("~/lib/api/api", () => ({
  api: (name: string) => {
    asked.push(name);
    // The page is left before there is an answer.
    return new Promise(() => {});
  },
}));

beforeEach(() => {
  asked.length = 0;
  session.useStore.setState({ status: "signed-in", accessToken: "token", userId: "1", userName: "Ada" });
});

it("signing out counts at once, whether or not the server has answered, and the server is told", async () => {
  localStorage.setItem("userName", "Ada");
  void signOut();
  expect(session.useStore.getState()).toMatchObject({
    status: "signed-out",
    accessToken: "",
    leftByChoice: true,
  });
  expect(localStorage.getItem("userName")).toBeNull();
  await vi.waitFor(() => expect(asked).toEqual(["signOut"]));
});
