import { createSocket } from "node:dgram";
import { promises as dns } from "node:dns";
import { isIP } from "node:net";

const HEADER_BYTES = 12;
const TYPE_A = 1;

/** Starts a DNS server that all look-ups of this process ask until it is closed. It is silent about names without a list. */
export async function startNameServer(addresses: Record<string, readonly string[]>) {
  const before = dns.getServers();
  const socket = createSocket("udp4");
  let questions = 0;
  socket.on("message", (query, { port, address }) => {
    questions += 1;
    const { name, end } = readName(query);
    const type = query.readUInt16BE(end);
    const known = addresses[name];
    if (!known) return;
    const answers = known.filter((one) => (isIP(one) === 4) === (type === TYPE_A));
    const header = Buffer.from(query.subarray(0, HEADER_BYTES));
    // A reply without an error, with one question.
    header.writeUInt16BE(0x8180, 2);
    [1, answers.length, 0, 0].forEach((count, index) => {
      header.writeUInt16BE(count, 4 + 2 * index);
    });
    const question = query.subarray(HEADER_BYTES, end + 4);
    socket.send(Buffer.concat([header, question, ...answers.map((one) => record(type, one))]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    questions: () => questions,
    close: async () => {
      dns.setServers(before);
      await new Promise<void>((resolve) => socket.close(resolve));
    },
  };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 };
}

/** An answer about the name of the question, valid for no time. */
function record(type: number, address: string): Buffer {
  const data =
    isIP(address) === 4
      ? Buffer.from(address.split(".").map(Number))
      : Buffer.from(
          address
            .split(":")
            .map((part) => part.padStart(4, "0"))
            .join(""),
          "hex",
        );
  const start = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]);
  return Buffer.concat([start, data]);
}
