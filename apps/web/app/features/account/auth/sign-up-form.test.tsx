import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { SignUpForm } from "./sign-up-form";

it("shows a message for each invalid sign-up field [S06 F03]", async () => {
  const visitor = renderScreen(<SignUpForm />);
  await visitor.press("Sign Up");
  expect(await screen.findAllByText("Required")).toHaveLength(3);
  await visitor.fill("userName", "four");
  await visitor.fill("email", "not an email");
  await visitor.fill("password", "four");
  await visitor.sees(
    "Username must be at least 5 characters long",
    "Please enter a valid email",
    "Password must be at least 5 characters long",
    "Please check the box to continue",
  );
});
