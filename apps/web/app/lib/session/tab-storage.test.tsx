import { afterEach, expect, it } from "vitest";
import { session } from "./session";
import { draftStorage, tabStorage } from "./tab-storage";

const signInAs = (userId: string) =>
  session.signIn({ accessToken: "a.b.c", userName: userId, role: "User", userId });
const entry = tabStorage<{ text: string }>("checkout");

afterEach(() => {
  session.signOut();
  sessionStorage.clear();
  localStorage.clear();
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

it("drafts outlive the tab, and only the newest ones of one account are stored", () => {
  signInAs("ada");
  for (let product = 1; product <= 10; product += 1)
    draftStorage<{ text: string }>(`product-${product}`).write({ text: `Sofa ${product}` });
  const read = (product: number) => draftStorage<{ text: string }>(`product-${product}`).read().text;
  expect([read(2), read(3), read(10)]).toEqual([undefined, "Sofa 3", "Sofa 10"]);
  draftStorage<{ text: string }>("product-3").write({ text: "a".repeat(600_000) });
  expect([read(3), read(4)]).toEqual([undefined, "Sofa 4"]);
  signInAs("bo");
  expect(read(10)).toBeUndefined();
  signInAs("ada");
  expect(read(10)).toBe("Sofa 10");
});

it("what a visitor has typed follows into the account, and not to the next one", () => {
  entry.write({ text: "Ring twice" });
  signInAs("ada");
  expect(entry.read()).toEqual({ text: "Ring twice" });
  entry.write({ text: "Ring once" });
  signInAs("bo");
  expect(entry.read()).toEqual({});
});
