import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** A connection on which a test writes what no HTTP client would. */
export interface RawConnection {
  write(text: string | Buffer): void;
  /** Everything that came back so far. */
  received(): string;
  /** Resolves when the server has closed the connection, with everything that came back. */
  closed(): Promise<string>;
  end(): void;
}

/** The port of an app that listens on the loopback address. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export function rawConnection(port: number): RawConnection {
  const socket: Socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1");
  socket.on("data", (chunk) => {
    text += chunk;
  });
  // A reset is one way of closing a connection.
  socket.on("error", () => {});
  const close = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return {
    write: (given) => void socket.write(given),
    received: () => text,
    closed: () => close.then(() => text),
    end: () => void socket.destroy(),
  };
}

/** Sends the bytes of one request, asks for the connection to be closed, and gives the whole answer. */
export async function sendRaw(port: number, request: string | Buffer): Promise<string> {
  const connection = rawConnection(port);
  connection.write(request);
  return connection.closed();
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
