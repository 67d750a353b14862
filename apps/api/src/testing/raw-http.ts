import { connect, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** A connection for requests that no HTTP client would send. */
export interface RawConnection {
  write(text: string | Buffer): void;
  /** Everything received so far. */
  received(): string;
  /** Resolves with everything received when the server has closed the connection. */
  closed(): Promise<string>;
  end(): void;
}

/** Listens on a free loopback port and returns it. */
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
  // A reset also closes the connection.
  socket.on("error", () => {});
  const close = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return {
    write: (data) => void socket.write(data),
    received: () => text,
    closed: () => close.then(() => text),
    end: () => void socket.destroy(),
  };
}

/** Sends one request and returns the whole response after the server has closed the connection. */
export async function sendRaw(port: number, request: string | Buffer): Promise<string> {
  const connection = rawConnection(port);
  connection.write(request);
  return connection.closed();
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** Status codes of all responses on a connection; a smuggled request would add one. */
export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
