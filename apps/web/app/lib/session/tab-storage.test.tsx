import { afterEach, expect, it } from "vitest";
import { session } from "./session";
import { tabStorage } from "./tab-storage";

const signInAs = (userId: string) =>
  session.signIn({ accessToken: "a.b.c", userName: userId, role: "User", userId });
const note = tabStorage<{ text: string }>("letter");

afterEach(() => {
  session.leave();
  sessionStorage.clear();
});

it("a note is read by whoever wrote it, and by nobody else", () => {
  signInAs("ada");
  note.write({ text: "Ring twice" });
  tabStorage("other").write({ text: "Elsewhere" });
  expect(note.read()).toEqual({ text: "Ring twice" });
  note.forget();
  expect(note.read()).toEqual({});
  note.write({ text: "Ring twice" });
  signInAs("bo");
  expect(note.read()).toEqual({});
});

it("signing out takes the notes away, and what is broken is no note", () => {
  signInAs("ada");
  note.write({ text: "Ring twice" });
  session.leave();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain("Ring twice");
  signInAs("ada");
  expect(note.read()).toEqual({});
  note.write({ text: "Ring twice" });
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, "{");
  expect(note.read()).toEqual({});
});
