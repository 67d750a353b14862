import { expect, it } from "vitest";
import { hasUnsavedWork } from "~/lib/session/reauthenticate";
import { renderScreen } from "~/testing/render-screen";
import { PasswordForm } from "./password-form";

it("marks a half-typed new password as unsaved work", async () => {
  const visitor = renderScreen(<PasswordForm />);
  expect(hasUnsavedWork()).toBe(false);
  await visitor.fill("newPassword", "a longer one");
  expect(hasUnsavedWork()).toBe(true);
  await visitor.fill("newPassword", "");
  expect(hasUnsavedWork()).toBe(false);
});
