import type pg from "pg";

const corked = new WeakSet<pg.ClientBase>();

/** Buffers writes until the next turn of the event loop, to save system calls. */
export function corkWrites(client: pg.ClientBase): void {
  if (corked.has(client)) return;
  corked.add(client);
  const { stream } = (client as pg.Client).connection;
  stream.cork();
  setImmediate(() => {
    corked.delete(client);
    stream.uncork();
  });
}
