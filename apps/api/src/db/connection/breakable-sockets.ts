import { Socket } from "node:net";

/** The sockets of a pool. A monitor can destroy all of them when the server stops responding. */
export interface BreakableSockets {
  /** Creates a socket for a new connection. During an outage it fails at once instead of after a timeout. */
  open: () => Socket;
  /** Bytes written to all open sockets. */
  bytesWritten(): number;
  /** Fails all waiting statements. The driver alone would wait for 15 minutes. */
  breakAll(): void;
}

export function createBreakableSockets(isDown: () => boolean): BreakableSockets {
  const sockets = new Set<Socket>();
  return {
    open: () => {
      const socket = new Socket();
      if (isDown()) setImmediate(() => socket.destroy(createOutageError()));
      else track(sockets, socket);
      return socket;
    },
    bytesWritten: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    breakAll: () => {
      for (const socket of sockets) socket.destroy(createOutageError());
      sockets.clear();
    },
  };
}

function track(sockets: Set<Socket>, socket: Socket): void {
  for (const other of sockets) if (other.destroyed) sockets.delete(other);
  sockets.add(socket);
}

const createOutageError = () =>
  Object.assign(new Error("The database is not responding"), { code: "ETIMEDOUT" });
