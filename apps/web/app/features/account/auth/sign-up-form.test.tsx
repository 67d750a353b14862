import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls, collectErrors } from "~/testing/api-replies";
import { renderScreen, renderWithToasts } from "~/testing/render-screen";
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

it("only logs a reply with another msg, and the form can be used again [S07]", async () => {
  answerCalls(() => Response.json({ msg: "Come back later" }, { status: 201 }));
  const log = collectErrors();
  const visitor = renderWithToasts(<SignUpForm />);
  await visitor.fill("userName", "newuser");
  await visitor.fill("email", "newuser@new.example");
  await visitor.fill("password", "five5");
  visitor.control("agreeCheckbox").click();
  await visitor.press("Sign Up");
  await waitFor(() => expect(log).toHaveBeenCalledWith("Come back later"));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Sign Up" });
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(visitor.control("userName").value).toBe("newuser");
});
