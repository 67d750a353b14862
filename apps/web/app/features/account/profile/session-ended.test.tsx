import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { resolveReauth, useReauthPrompt } from "~/lib/session/reauthenticate";
import { session } from "~/lib/session/session";
import { renderWithToasts } from "~/testing/render-screen";
import { someUser } from "~/testing/users";
import { AddressForm } from "./address-form";

it("shows the error beside the password dialog, and signing in repeats the call", async () => {
  const user = someUser();
  const tokens: (string | null)[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const token = new Headers(init?.headers).get("authorization");
    if (String(url).endsWith("/users")) tokens.push(token);
    if (token === "Bearer new") return Response.json({ ...user, country: "Norway" });
    return Response.json({ type: "about:blank", title: "x", status: 401, code: "x" }, { status: 401 });
  });
  session.signIn({ accessToken: "old", role: "User", userName: "astrid", userId: user.id });
  onTestFinished(() => {
    fetch.mockRestore();
    session.signOut();
  });
  const visitor = renderWithToasts(<AddressForm user={user} />);
  for (const [name, value] of Object.entries({
    firstName: "Ada",
    lastName: "Berg",
    country: "Norway",
    address: "Storgata 1",
    phoneNumber: "+4712345678",
  }))
    await visitor.fill(name, value);
  await visitor.press("SAVE");
  await visitor.sees("Error Updating User Info!");
  expect(useReauthPrompt.getState().question).not.toBeNull();

  resolveReauth("new");
  await visitor.sees("User Info updated successfully!");
  await waitFor(() => expect(tokens).toEqual(["Bearer old", "Bearer new"]));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
