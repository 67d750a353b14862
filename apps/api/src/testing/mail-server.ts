import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail server of this process: just enough of one to take messages and keep them. */
export async function startMailServer() {
  const messages: string[] = [];
  const mood = { refusal: "" };
  const server = createServer((socket) => speakSmtp(socket, mood, (message) => messages.push(message)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Whole dialogues, newest last. */
    messages,
    /** What it says to every recipient instead of taking the message; nothing, and it takes it. */
    refuse: (words: string) => {
      mood.refusal = words;
    },
    stop: () => void server.close(),
  };
}

function speakSmtp(socket: Socket, mood: { refusal: string }, keep: (message: string) => void): void {
  let dialogue = "";
  let inData = false;
  socket.write("220 test\r\n");
  socket.on("data", (bytes) => {
    const text = bytes.toString();
    dialogue += text;
    if (inData) {
      if (!dialogue.endsWith("\r\n.\r\n")) return;
      inData = false;
      keep(dialogue);
      dialogue = "";
      socket.write("250 taken\r\n");
    } else if (/^DATA/i.test(text)) {
      inData = true;
      socket.write("354 go on\r\n");
    } else if (/^RCPT/i.test(text) && mood.refusal) socket.write(`${mood.refusal}\r\n`);
    else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
    else socket.write("250 ok\r\n");
  });
}
