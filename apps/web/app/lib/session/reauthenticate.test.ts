import { expect, it } from "vitest";
import {
  cancelReauth,
  hasUnsavedWork,
  holdSession,
  isSessionHeld,
  reauthenticate,
  resolveReauth,
  useReauthPrompt,
} from "./reauthenticate";

const ada = { userId: "a", userName: "Ada", replacedBy: null };

it("calls that were refused wait together for one answer, and go on with its token", async () => {
  const waiting = [reauthenticate(ada), reauthenticate(ada)];
  expect(useReauthPrompt.getState().question).toEqual(ada);
  resolveReauth("new token");
  expect(await Promise.all(waiting)).toEqual(["new token", "new token"]);
  expect(useReauthPrompt.getState().question).toBeNull();
});

it("calls fail when nobody answers, and the next end of a session is asked about again", async () => {
  const waiting = reauthenticate(ada);
  cancelReauth();
  await expect(waiting).rejects.toThrow("The session has ended");
  const next = reauthenticate(ada);
  resolveReauth("later");
  expect(await next).toBe("later");
});

it("is asked where work is held, for as long as it is", () => {
  const [leave, save] = [holdSession("place"), holdSession("work")];
  expect([isSessionHeld(), hasUnsavedWork()]).toEqual([true, true]);
  save();
  expect([isSessionHeld(), hasUnsavedWork()]).toEqual([true, false]);
  leave();
  expect(isSessionHeld()).toBe(false);
});
