import { connectDatabase } from "../db/connection/client";
import { createJobWorkers } from "../modules/platform/jobs";

/** A process that takes a message from the queue of the database in its argument, says so, and never comes to an end. */
const workers = createJobWorkers({
  db: connectDatabase(process.argv[2] ?? "", { max: 2 }),
  clock: () => new Date(),
  onError: (error) => console.error(error),
  pollMs: 50,
});
workers.start({
  mail: async ({ recipient }) => {
    console.log(`took ${recipient}`);
    await new Promise(() => {});
  },
});
setInterval(() => {}, 1_000);
