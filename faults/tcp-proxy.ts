import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP proxy between a shop and its database that a test can break. */
export interface TcpProxy {
  port: number;
  /** Closes all connections and refuses new ones, as when a server shuts down. */
  cut(): Promise<void>;
  /** Drops all data but leaves connections open, as when a cable is pulled. */
  silence(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  /** Sockets whose other end closed while silenced; they are closed on restore. */
  const orphans = new Set<Socket>();
  let silent = false;

  const server = createServer((near) => {
    // Connections opened while silenced never work.
    if (silent) return track(near.pause());
    const far = connect(target.port, target.host);
    for (const [from, to] of [
      [track(near), far],
      [track(far), near],
    ] as const) {
      from.on("data", (bytes) => silent || to.write(bytes));
      from.on("close", () => (silent ? orphans.add(to) : to.destroy()));
    }
  });

  function track(socket: Socket): Socket {
    sockets.add(socket);
    // A reset also closes the connection.
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    return socket;
  }

  const closeAll = () => {
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
    closeAll();
    await closed;
  }

  const port = await listen(0);
  return {
    port,
    cut,
    silence: () => {
      silent = true;
    },
    restore: async () => {
      silent = false;
      for (const socket of orphans) socket.destroy();
      orphans.clear();
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
}
