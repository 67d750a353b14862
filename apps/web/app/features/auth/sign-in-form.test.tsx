import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { SignInForm } from "./sign-in-form";

it("sign-in rules are said in their own words, and the first bad field gets the focus [S03]", async () => {
  const visitor = renderScreen(<SignInForm />);
  await visitor.fill("email", "nobody");
  await visitor.fill("password", "abcd");
  await visitor.press("Sign In");
  await visitor.sees("Please enter a valid email", "Invalid password", "Please check the box to continue");
  expect(document.activeElement).toBe(visitor.control("email"));
});

it("a field of the sign-in that was left empty asks for itself, and the others keep quiet [S03 F01]", async () => {
  const visitor = renderScreen(<SignInForm />);
  visitor.control("email").focus();
  visitor.control("password").focus();
  await visitor.sees("Email is required");
  expect(visitor.control("email").getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("Invalid password")).toBeNull();
});
