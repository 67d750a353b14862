// Takes every message and forgets it; prints its port first, and how many it has taken for each line that it is sent.
import { createServer } from "node:net";
import { createInterface } from "node:readline";

let taken = 0;
const server = createServer((socket) => {
  let inData = false;
  let rest = "";
  socket.on("error", () => {});
  socket.write("220 sink\r\n");
  socket.on("data", (bytes) => {
    rest += bytes.toString("latin1");
    if (inData) {
      if (!rest.endsWith("\r\n.\r\n")) return;
      inData = false;
      taken += 1;
      socket.write("250 taken\r\n");
    } else if (/^DATA\r\n/i.test(rest)) {
      inData = true;
      socket.write("354 go on\r\n");
    } else if (/^QUIT\r\n/i.test(rest)) socket.end("221 bye\r\n");
    else socket.write("250 ok\r\n");
    rest = "";
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
createInterface({ input: process.stdin }).on("line", () => console.log(taken));
