import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { connectDatabase } from "../db/connection/client";

interface PoolerOptions {
  /** Connections to the server. */
  size: number;
  /** When a client releases its server connection: after each transaction, or when it disconnects. */
  mode: "transaction" | "session";
  /** Rejects startup options, as older poolers do. */
  refusesOptions?: boolean;
}

export interface Pooler {
  url: string;
  close(): Promise<void>;
}

/** A server connection; its output goes to the owner. */
interface Server {
  socket: Socket;
  owner: Client | null;
}

/** A client connection. */
interface Client {
  socket: Socket;
  server: Server | null;
  /** Requests whose "ready for query" has not arrived yet. */
  open: number;
  waiting: Buffer[];
}

const QUERY = "Q".charCodeAt(0);
const SYNC = "S".charCodeAt(0);
const READY = "Z".charCodeAt(0);
const IDLE = "I".charCodeAt(0);

/** A minimal pooler like PgBouncer. */
export async function openPooler(url: string, options: PoolerOptions): Promise<Pooler> {
  const idle = await Promise.all(Array.from({ length: options.size }, () => openServer(url)));
  const all = [...idle];
  const queue: Client[] = [];
  const sockets = new Set<Socket>();

  function serve(client: Client): void {
    const server = client.server ?? idle.pop();
    if (!server) {
      if (!queue.includes(client)) queue.push(client);
      return;
    }
    client.server = server;
    server.owner = client;
    for (const bytes of client.waiting.splice(0)) server.socket.write(bytes);
  }

  function release(client: Client): void {
    const { server } = client;
    if (!server) return;
    client.server = null;
    server.owner = null;
    idle.push(server);
    const next = queue.shift();
    if (next) serve(next);
  }

  for (const server of all) {
    const frames = createFrames();
    server.socket.on("data", (bytes) => {
      const client = server.owner;
      client?.socket.write(bytes);
      for (const frame of frames(bytes)) {
        if (frame[0] !== READY || !client) continue;
        client.open -= 1;
        const done = client.open === 0 && frame[5] === IDLE;
        if (done && options.mode === "transaction") release(client);
      }
    });
  }

  const listener = createServer((socket) => {
    const client: Client = { socket, server: null, open: 0, waiting: [] };
    const frames = createFrames();
    let isGreeted = false;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => {
      sockets.delete(socket);
      if (queue.includes(client)) queue.splice(queue.indexOf(client), 1);
      // The server rolls back an open transaction when the next client begins.
      if (client.server && client.open === 0) release(client);
    });
    socket.on("data", (bytes) => {
      if (!isGreeted) {
        isGreeted = true;
        if (options.refusesOptions && bytes.includes("options\0")) return reject(socket);
        greet(socket);
        if (options.mode === "session") serve(client);
        return;
      }
      for (const frame of frames(bytes)) {
        // Terminate: keeps the server connection.
        if (frame[0] === "X".charCodeAt(0)) return void socket.end();
        if (frame[0] === QUERY || frame[0] === SYNC) client.open += 1;
        client.waiting.push(frame);
      }
      serve(client);
    });
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = new URL(url);
  address.port = String((listener.address() as { port: number }).port);
  return {
    url: address.href,
    close: async () => {
      const closed = once(listener, "close");
      listener.close();
      for (const socket of sockets) socket.destroy();
      for (const { socket } of all) socket.destroy();
      await closed;
    },
  };
}

/** Connects with the driver, then takes over its socket. */
async function openServer(url: string): Promise<Server> {
  const plain = new URL(url);
  // A pooler does not pass on the options of its clients.
  plain.searchParams.set("options", "");
  const client = await connectDatabase(plain.href).openConnection();
  const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
  socket.removeAllListeners("data");
  return { socket, owner: null };
}

/** Splits a byte stream into messages. */
function createFrames(): (bytes: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const frames: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      frames.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return frames;
  };
}

function greet(socket: Socket): void {
  const allowed = message("R", Buffer.alloc(4));
  const facts = ["server_version\0" + "17.0\0", "client_encoding\0UTF8\0", "TimeZone\0UTC\0"].map((text) =>
    message("S", Buffer.from(text)),
  );
  socket.write(
    Buffer.concat([allowed, ...facts, message("K", Buffer.alloc(8)), message("Z", Buffer.from("I"))]),
  );
}

function reject(socket: Socket): void {
  const text = "SFATAL\0C08P01\0Munsupported startup parameter: options\0\0";
  socket.end(message("E", Buffer.from(text)));
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
