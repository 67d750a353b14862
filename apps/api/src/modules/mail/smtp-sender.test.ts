import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSmtpSender } from "./smtp-sender";

const received: string[] = [];
const server = createServer(speakSmtp);

/** Just enough of a mail server to take a message. */
function speakSmtp(socket: Socket): void {
  let inData = false;
  socket.write("220 test\r\n");
  socket.on("data", (bytes) => {
    const text = bytes.toString();
    received.push(text);
    if (inData) {
      if (!text.endsWith("\r\n.\r\n")) return;
      inData = false;
      socket.write("250 taken\r\n");
    } else if (/^DATA/i.test(text)) {
      inData = true;
      socket.write("354 go on\r\n");
    } else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
    else socket.write("250 ok\r\n");
  });
}

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());

it("hands a message to the mail server that the setting names", async () => {
  const { port } = server.address() as AddressInfo;
  const send = createSmtpSender(`smtp://127.0.0.1:${port}`, "Larkwood <shop@larkwood.example>");
  await send({ to: "ada@example.com", subject: "Your order", text: "Thank you." });
  const dialogue = received.join("");
  expect(dialogue).toContain("RCPT TO:<ada@example.com>");
  expect(dialogue).toContain("Subject: Your order");
  expect(dialogue).toContain("Thank you.");
});
