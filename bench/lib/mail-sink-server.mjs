// Takes every message and forgets it. Prints its port first, and for each line that it is sent how many it has taken;
// after "hold" it says nothing more to anybody until "go".
import { createServer } from "node:net";
import { createInterface } from "node:readline";

let taken = 0;
let isHolding = false;
const held = [];
const say = (socket, words) => {
  if (isHolding) held.push([socket, words]);
  else socket.write(words);
};

const server = createServer((socket) => {
  let inData = false;
  let rest = "";
  socket.on("error", () => {});
  say(socket, "220 sink\r\n");
  socket.on("data", (bytes) => {
    rest += bytes.toString("latin1");
    if (inData) {
      if (!rest.endsWith("\r\n.\r\n")) return;
      inData = false;
      taken += 1;
      say(socket, "250 taken\r\n");
    } else if (/^DATA\r\n/i.test(rest)) {
      inData = true;
      say(socket, "354 go on\r\n");
    } else if (/^QUIT\r\n/i.test(rest)) socket.end("221 bye\r\n");
    else say(socket, "250 ok\r\n");
    rest = "";
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));

createInterface({ input: process.stdin }).on("line", (word) => {
  if (word === "hold") isHolding = true;
  if (word === "go") {
    isHolding = false;
    for (const [socket, words] of held.splice(0)) socket.write(words);
  }
  console.log(taken);
});
