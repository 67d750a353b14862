// An SMTP server that accepts and discards every message. Prints its port first, then the number of received messages for each
// line on stdin. After the line "pause" it sends no replies until "resume".
import { createServer } from "node:net";
import { createInterface } from "node:readline";

let received = 0;
let isPaused = false;
const queued = [];
const reply = (socket, text) => {
  if (isPaused) queued.push([socket, text]);
  else socket.write(text);
};

const server = createServer((socket) => {
  let inData = false;
  let input = "";
  socket.on("error", () => {});
  reply(socket, "220 sink\r\n");
  socket.on("data", (bytes) => {
    input += bytes.toString("latin1");
    if (inData) {
      if (!input.endsWith("\r\n.\r\n")) return;
      inData = false;
      received += 1;
      reply(socket, "250 accepted\r\n");
    } else if (/^DATA\r\n/i.test(input)) {
      inData = true;
      reply(socket, "354 go on\r\n");
    } else if (/^QUIT\r\n/i.test(input)) socket.end("221 bye\r\n");
    else reply(socket, "250 ok\r\n");
    input = "";
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));

createInterface({ input: process.stdin }).on("line", (command) => {
  if (command === "pause") isPaused = true;
  if (command === "resume") {
    isPaused = false;
    for (const [socket, text] of queued.splice(0)) socket.write(text);
  }
  console.log(received);
});
