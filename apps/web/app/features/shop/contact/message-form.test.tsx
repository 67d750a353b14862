import { validationTexts } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { MessageForm } from "./message-form";

it("asks for name, email and message only, and says what is missing", async () => {
  const visitor = renderScreen(<MessageForm />);
  await visitor.press("SEND");
  expect(await screen.findAllByText("Required")).toHaveLength(4);
  await visitor.fill("message", "Too short");
  await visitor.sees(validationTexts.messageMin);
});
