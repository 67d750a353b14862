import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../../testing/mail-server";
import { senderOf } from "./mail-sender";
import { createSmtpSender } from "./smtp-sender";

it("hands a message to the mail server that the setting names", async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  let settings: Parameters<typeof senderOf>[0] = { shopName: "Fir, Sons & Co", mailFrom: null };
  const send = createSmtpSender(server.url, () => senderOf(settings));
  await send({
    id: "7",
    to: "ada@example.com",
    subject: "Your order",
    text: "Thank you.",
    html: "<p>Thank you, in colour.</p>",
  });
  const [message] = server.messages;
  expect(message).toContain("RCPT TO:<ada@example.com>");
  expect(message).toContain('From: "Fir, Sons & Co" <shop@larkwood.example>');
  expect(message).toContain("Subject: Your order");
  expect(message).toContain("Message-ID: <outbox-7@larkwood.example>");
  expect(message).toContain("Thank you.");
  expect(message).toContain("Content-Type: multipart/alternative");
  expect(message).toContain("<p>Thank you, in colour.</p>");

  // As it is set when a message goes out, not when the shop was started.
  settings = { ...settings, mailFrom: "Office <office@fir.example>" };
  await send({ id: "8", to: "ada@example.com", subject: "Your order", text: "Thank you." });
  expect(server.messages[1]).toContain("From: Office <office@fir.example>");
  expect(server.messages[1]).toContain("Message-ID: <outbox-8@fir.example>");
});
