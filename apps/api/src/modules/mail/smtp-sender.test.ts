import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../testing/mail-server";
import { createSmtpSender } from "./smtp-sender";

it("hands a message to the mail server that the setting names", async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const send = createSmtpSender(server.url, "Larkwood <shop@larkwood.example>");
  await send({ id: "7", to: "ada@example.com", subject: "Your order", text: "Thank you." });
  const [message] = server.messages;
  expect(message).toContain("RCPT TO:<ada@example.com>");
  expect(message).toContain("Subject: Your order");
  expect(message).toContain("Message-ID: <outbox-7@larkwood.example>");
  expect(message).toContain("Thank you.");
});
