import { buildApp } from "./app";
import { loadConfig } from "./config";
import { demoAccounts, loadDemo } from "./db/demo";
import { startHearing } from "./db/hearing";
import { migrate } from "./db/migrate";
import { openDatabase } from "./db/open-database";
import { explainFailure } from "./explain-failure";
import { openMailSender } from "./modules/mail";
import { shopAddress } from "./shop-address";

const closeLimitMs = 15_000;
const sameSignalMs = 1_000;
const closers: (() => Promise<void>)[] = [];

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const { url, db, close } = await openDatabase(config);
  closers.unshift(close);
  await migrate(db);
  const clock = () => new Date();
  if (config.demo) await loadDemo(db, clock);
  const hearing = await startHearing(url, db);
  closers.unshift(() => hearing.close());
  const app = await buildApp({ config, db, hearing, clock, sendMail: await openMailSender(config) });
  closers.unshift(() => app.close());
  await app.listen({ port: config.port, host: config.host });

  console.log(`${config.shopName} is open at ${shopAddress(config, app.server.address())}`);
  if (!config.demo) return;
  for (const { role, email, password } of demoAccounts) console.log(`  ${role}: ${email} / ${password}`);
}

/** Closes what was opened, last first: no new requests, then the connections, then the database server. */
async function closeAll(): Promise<void> {
  for (const close of closers.splice(0)) await close();
}

const started = start();

started.catch(async (error: unknown) => {
  console.error(explainFailure(error) ?? error);
  process.exitCode = 1;
  await closeAll();
  process.exit();
});

let askedAt = 0;

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
  process.on(signal, async () => {
    if (askedAt > 0) {
      // npm passes on what the terminal has sent already. Who asks again later does not want to wait.
      if (Date.now() - askedAt > sameSignalMs) process.exit(1);
      return;
    }
    askedAt = Date.now();
    setTimeout(() => process.exit(1), closeLimitMs).unref();
    await started.catch(() => {});
    await closeAll();
    process.exit();
  });
}
