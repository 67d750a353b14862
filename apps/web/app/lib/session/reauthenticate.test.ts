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

it("rejected calls wait for one prompt and continue with its token", async () => {
  const waiting = [reauthenticate(ada), reauthenticate(ada)];
  expect(useReauthPrompt.getState().question).toEqual(ada);
  resolveReauth("new token");
  expect(await Promise.all(waiting)).toEqual(["new token", "new token"]);
  expect(useReauthPrompt.getState().question).toBeNull();
});

it("calls fail if the prompt is cancelled, and the next expiry prompts again", async () => {
  const waiting = reauthenticate(ada);
  cancelReauth();
  await expect(waiting).rejects.toThrow("The session has ended");
  const next = reauthenticate(ada);
  resolveReauth("later");
  expect(await next).toBe("later");
});

it("the session is held until every hold is released", () => {
  const [releasePlace, releaseWork] = [holdSession("place"), holdSession("work")];
  expect([isSessionHeld(), hasUnsavedWork()]).toEqual([true, true]);
  releaseWork();
  expect([isSessionHeld(), hasUnsavedWork()]).toEqual([true, false]);
  releasePlace();
  expect(isSessionHeld()).toBe(false);
});
