import { connectDatabase } from "../db/connection/client";
import { createJobWorkers } from "../modules/platform/jobs";

/** A process that starts a mail job from the database in its argument, prints it, and never finishes. */
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
