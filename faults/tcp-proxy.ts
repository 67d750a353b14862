import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A stretch of network between a shop and its database that a test can break. */
export interface Line {
  port: number;
  /** As when a server is shut down: connections break, new ones are refused. */
  cut(): Promise<void>;
  /** As when a cable is pulled: everything stays open, and nothing arrives any more. */
  silence(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openLine(target: { host: string; port: number }): Promise<Line> {
  const sockets = new Set<Socket>();
  /** Their other ends were closed during a silence: they hear of it when the line is mended. */
  const orphans = new Set<Socket>();
  let silent = false;

  const server = createServer((near) => {
    // What is tried during the silence is lost for good, like everything that was on its way.
    if (silent) return keep(near.pause());
    const far = connect(target.port, target.host);
    for (const [from, to] of [
      [keep(near), far],
      [keep(far), near],
    ] as const) {
      from.on("data", (bytes) => silent || to.write(bytes));
      from.on("close", () => (silent ? orphans.add(to) : to.destroy()));
    }
  });

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // A reset is one way of closing a connection.
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    return socket;
  }

  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  async function listen(port: number): Promise<number> {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    return address.port;
  }

  async function cut(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    breakAll();
    await closed;
  }

  const port = await listen(0);
  return {
    port,
    cut,
    silence: () => {
      silent = true;
    },
    mend: async () => {
      silent = false;
      for (const socket of orphans) socket.destroy();
      orphans.clear();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
