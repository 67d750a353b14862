import { expect, it } from "vitest";
import { answer, askAgain, giveUp, hasWork, hold, isHeld, useQuestion } from "./reauthenticate";

const ada = { userId: "a", userName: "Ada", replacedBy: null };

it("calls that were refused wait together for one answer, and go on with its token", async () => {
  const waiting = [askAgain(ada), askAgain(ada)];
  expect(useQuestion.getState().question).toEqual(ada);
  answer("new token");
  expect(await Promise.all(waiting)).toEqual(["new token", "new token"]);
  expect(useQuestion.getState().question).toBeNull();
});

it("calls fail when nobody answers, and the next end of a session is asked about again", async () => {
  const waiting = askAgain(ada);
  giveUp();
  await expect(waiting).rejects.toThrow("The session has ended");
  const next = askAgain(ada);
  answer("later");
  expect(await next).toBe("later");
});

it("is asked where work is held, for as long as it is", () => {
  const [leave, save] = [hold("place"), hold("work")];
  expect([isHeld(), hasWork()]).toEqual([true, true]);
  save();
  expect([isHeld(), hasWork()]).toEqual([true, false]);
  leave();
  expect(isHeld()).toBe(false);
});
