import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A minimal SMTP server that collects messages. */
export async function startMailServer() {
  const messages: string[] = [];
  const state = { rejection: "" };
  const server = createServer((socket) => speakSmtp(socket, state, (message) => messages.push(message)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Whole SMTP dialogues, newest last. */
    messages,
    /** Rejects every recipient with this response; an empty text accepts them again. */
    refuse: (response: string) => {
      state.rejection = response;
    },
    stop: () => void server.close(),
  };
}

function speakSmtp(socket: Socket, state: { rejection: string }, store: (message: string) => void): void {
  let dialogue = "";
  let inData = false;
  socket.write("220 test\r\n");
  socket.on("data", (bytes) => {
    const text = bytes.toString();
    dialogue += text;
    if (inData) {
      if (!dialogue.endsWith("\r\n.\r\n")) return;
      inData = false;
      store(dialogue);
      dialogue = "";
      socket.write("250 taken\r\n");
    } else if (/^DATA/i.test(text)) {
      inData = true;
      socket.write("354 go on\r\n");
    } else if (/^RCPT/i.test(text) && state.rejection) socket.write(`${state.rejection}\r\n`);
    else if (/^QUIT/i.test(text)) socket.end("221 bye\r\n");
    else socket.write("250 ok\r\n");
  });
}
