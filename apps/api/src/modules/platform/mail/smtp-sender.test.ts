import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../../testing/mail-server";
import { toMailSender } from "./mail-sender";
import { createSmtpSender } from "./smtp-sender";

it("sends an email through the configured mail server", async () => {
  const server = await startMailServer();
  onTestFinished(server.stop);
  let settings: Parameters<typeof toMailSender>[0] = { shopName: "Fir, Sons & Co", mailFrom: null };
  const send = createSmtpSender(server.url, () => toMailSender(settings));
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

  // The sender is read for each email, not at startup.
  settings = { ...settings, mailFrom: "Office <office@fir.example>" };
  await send({ id: "8", to: "ada@example.com", subject: "Your order", text: "Thank you." });
  expect(server.messages[1]).toContain("From: Office <office@fir.example>");
  expect(server.messages[1]).toContain("Message-ID: <outbox-8@fir.example>");
});
