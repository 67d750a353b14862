import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { SignInForm } from "./sign-in-form";

it("shows a message for each invalid sign-in field and focuses the first one [S03]", async () => {
  const visitor = renderScreen(<SignInForm />);
  await visitor.fill("email", "nobody");
  await visitor.fill("password", "abcd");
  await visitor.press("Sign In");
  await visitor.sees("Please enter a valid email", "Invalid password", "Please check the box to continue");
  expect(document.activeElement).toBe(visitor.control("email"));
});

it("shows the required message only for the field that was left empty [S03 F01]", async () => {
  const visitor = renderScreen(<SignInForm />);
  visitor.control("email").focus();
  visitor.control("password").focus();
  await visitor.sees("Email is required");
  expect(visitor.control("email").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("Invalid password")).toBeNull();
});

/** Answers each sign-in with the next error code and returns the request bodies. */
function answerSignIns(...codes: string[]): { code?: string }[] {
  const sent: { code?: string }[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const problem = {
      type: "about:blank",
      title: "",
      status: 401,
      code: codes[sent.length - 1],
      requestId: "1",
    };
    return new Response(JSON.stringify(problem), {
      status: 401,
      headers: { "content-type": "application/problem+json" },
    });
  });
  onTestFinished(() => fetch.mockRestore());
  return sent;
}

async function signInAsAda() {
  const visitor = renderScreen(<SignInForm />);
  await visitor.fill("email", "ada@shop.example");
  await visitor.fill("password", "correct horse");
  visitor.control("rememberMe").click();
  await visitor.press("Sign In");
  return visitor;
}

it("asks for a code in the same form and focuses it when the account has a second factor", async () => {
  const sent = answerSignIns("code_required", "wrong_code");
  const visitor = await signInAsAda();
  await visitor.sees("Enter the 6-digit code from your authenticator app.");
  const field = visitor.control("code");
  expect(field.autocomplete).toBe("one-time-code");
  await waitFor(() => expect(document.activeElement).toBe(field));

  await visitor.press("Sign In");
  await visitor.sees("Required");
  await visitor.fill("code", "12 34");
  await visitor.press("Sign In");
  await visitor.sees("Enter the 6-digit code from your app, or a recovery code");
  expect(sent).toHaveLength(1);

  await visitor.fill("code", "123 456");
  await visitor.press("Sign In");
  await visitor.sees("This code is incorrect or was already used");
  expect(sent[1]).toEqual({
    email: "ada@shop.example",
    password: "correct horse",
    rememberMe: true,
    code: "123456",
  });
});

it("accepts a recovery code in the second step and lets the visitor start again", async () => {
  const sent = answerSignIns("code_required", "wrong_code", "wrong_credentials");
  const visitor = await signInAsAda();
  await visitor.sees("Enter the 6-digit code from your authenticator app.");
  await visitor.press("Use a recovery code");
  await visitor.fill("code", "ABCD-efgh-jkmn-pqrs");
  await visitor.press("Sign In");
  await waitFor(() => expect(sent[1]?.code).toBe("abcdefghjkmnpqrs"));
  await visitor.press("Start again");
  expect(visitor.control("email").value).toBe("ada@shop.example");
  await visitor.press("Sign In");
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).not.toHaveProperty("code");
});
