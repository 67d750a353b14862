import type pg from "pg";

const gathering = new WeakSet<pg.ClientBase>();

/** Holds back what is written until the end of this turn of the event loop: each write is a call of the system. */
export function corkWrites(client: pg.ClientBase): void {
  if (gathering.has(client)) return;
  gathering.add(client);
  const { stream } = (client as pg.Client).connection;
  stream.cork();
  setImmediate(() => {
    gathering.delete(client);
    stream.uncork();
  });
}
