import { validationTexts } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { ContactForm } from "./contact-form";

it("shows a message for each missing or invalid field [T04 F01 F03]", async () => {
  const sent: unknown[] = [];
  const visitor = renderScreen(<ContactForm onSent={(entered) => sent.push(entered)} />);
  expect(screen.queryAllByText("Required")).toHaveLength(0);
  await visitor.press("SEND");
  expect(await screen.findAllByText("Required")).toHaveLength(11);
  await visitor.sees(validationTexts.phoneRequired);
  expect(document.activeElement).toBe(visitor.control("message"));
  await visitor.fill("message", "Too short");
  await visitor.sees(validationTexts.messageMin);
  await visitor.fill("phoneNumber", "12345678");
  await visitor.sees(validationTexts.phoneFormat);
  await visitor.fill("email", "nobody");
  await visitor.sees(validationTexts.email);
  expect(sent).toEqual([]);
});

it("has the fields in the specified order [T04]", () => {
  const visitor = renderScreen(<ContactForm onSent={() => {}} />);
  expect(visitor.controlNames().join(" ")).toBe(
    "message productName remark salutation firstName lastName address city postCode phoneNumber email country",
  );
});
