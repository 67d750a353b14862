import type { ContactMessage } from "@larkwood/contract";
import { cleanup } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answerCalls, refusal } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderWithToasts } from "~/testing/render-screen";
import { ReplyForm } from "./reply-form";

const message: ContactMessage = {
  id: "64b000000000000000000031",
  name: "Mina Quist",
  email: "mina@letters.example",
  orderNumber: "",
  text: "Does the sofa fit?",
  state: "open",
  createdAt: "2026-11-02T09:00:00.000Z",
  replies: [],
};

beforeEach(() => localStorage.clear());

/** Opens the message again, as after a closed tab. */
function openForm() {
  cleanup();
  openTradingShop();
  return renderWithToasts(<ReplyForm message={message} />);
}

it("restores a reply that was not sent, until it is", async () => {
  let isDown = true;
  answerCalls(() => (isDown ? refusal(500) : Response.json({ ...message, state: "answered" })));
  const first = openForm();
  await first.fill("text", "Yes, without its legs.");
  await first.press("Send reply");
  await first.isAlerted("The reply couldn't be sent. Please try again.");
  const second = openForm();
  expect(second.control("text").value).toBe("Yes, without its legs.");
  isDown = false;
  await second.press("Send reply");
  await second.sees("Your reply to Mina Quist is on its way.");
  expect(openForm().control("text").value).toBe("");
});
