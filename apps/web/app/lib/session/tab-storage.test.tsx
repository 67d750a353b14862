import { afterEach, expect, it } from "vitest";
import { session } from "./session";
import { tabStorage } from "./tab-storage";

const signInAs = (userId: string) =>
  session.signIn({ accessToken: "a.b.c", userName: userId, role: "User", userId });
const entry = tabStorage<{ text: string }>("checkout");

afterEach(() => {
  session.signOut();
  sessionStorage.clear();
});

it("an entry is only visible to its user", () => {
  signInAs("ada");
  entry.write({ text: "Ring twice" });
  tabStorage("other").write({ text: "Elsewhere" });
  expect(entry.read()).toEqual({ text: "Ring twice" });
  entry.clear();
  expect(entry.read()).toEqual({});
  entry.write({ text: "Ring twice" });
  signInAs("bo");
  expect(entry.read()).toEqual({});
});

it("signing out deletes entries, and malformed data is ignored", () => {
  signInAs("ada");
  entry.write({ text: "Ring twice" });
  session.signOut();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain("Ring twice");
  signInAs("ada");
  expect(entry.read()).toEqual({});
  entry.write({ text: "Ring twice" });
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, "{");
  expect(entry.read()).toEqual({});
});
