import { Socket } from "node:net";

/** The sockets of a pool, so that whoever watches its server can end all of them at once. */
export interface BreakableSockets {
  /** A socket for a new connection; while the server is away it breaks at once instead of after a wait. */
  open: () => Socket;
  /** What was written to all of them so far, as far as they are still there. */
  bytesWritten(): number;
  /** Ends what waits for the server. The driver alone would wait for a quarter of an hour. */
  breakAll(): void;
}

export function createBreakableSockets(isAway: () => boolean): BreakableSockets {
  const sockets = new Set<Socket>();
  return {
    open: () => {
      const socket = new Socket();
      if (isAway()) setImmediate(() => socket.destroy(outage()));
      else remember(sockets, socket);
      return socket;
    },
    bytesWritten: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    breakAll: () => {
      for (const socket of sockets) socket.destroy(outage());
      sockets.clear();
    },
  };
}

function remember(sockets: Set<Socket>, socket: Socket): void {
  for (const other of sockets) if (other.destroyed) sockets.delete(other);
  sockets.add(socket);
}

const outage = () => Object.assign(new Error("The database is not responding"), { code: "ETIMEDOUT" });
