import type { FastifyInstance } from "fastify";
import { type AppDeps, buildApp } from "./app";
import { describeStartupError } from "./composition/describe-startup-error";
import { shopAddress } from "./composition/shop-address";
import { loadConfig } from "./config";
import { releaseYoungGeneration } from "./core/v8-heap";
import { migrate } from "./db/migrate";
import { startNotificationListener } from "./db/notification-listener";
import { openDatabase } from "./db/open-database";
import { demoAccounts, loadDemo } from "./demo";
import { openMailSender, toMailSender } from "./modules/platform/mail";
import { openSettings } from "./modules/platform/settings";
import { missingAccountWarning, missingKeysWarning } from "./modules/sales/payments";

const closeLimitMs = 15_000;
const sameSignalMs = 1_000;
/** The first pages still load code that stays. */
const firstPagesMs = 5_000;

/** What `npm run dev` puts in place of the built web app. */
export interface Development {
  pages: NonNullable<AppDeps["pages"]>;
  /** Called before the shop listens. */
  attach(app: FastifyInstance): Promise<void>;
}

/** The life of the process: opens the shop, and closes it in good order when it is told to. */
export function runServer(development?: Development): void {
  const closers: (() => Promise<void>)[] = [];

  async function start(): Promise<void> {
    const config = loadConfig();
    const { db, direct, watch, warning, close } = await openDatabase(config);
    closers.unshift(close);
    if (warning) console.warn(warning);
    await migrate(direct.db);
    const clock = () => new Date();
    if (config.demo) await loadDemo(db, clock);
    const listener = await startNotificationListener(direct.url, db, { watch });
    closers.unshift(() => listener.close());
    const settings = await openSettings({ db, listener, config });
    closers.unshift(async () => settings.close());
    const sendMail = await openMailSender(config, () => toMailSender(settings.current));
    const deps = { config, db, listener, settings, clock, sendMail, pages: development?.pages };
    const app = await buildApp(deps);
    closers.unshift(() => app.close());
    await development?.attach(app);
    await app.listen({ port: config.port, host: config.host });
    setTimeout(releaseYoungGeneration, firstPagesMs).unref();

    console.log(`${settings.current.shopName} is open at ${shopAddress(config, app.server.address())}`);
    for (const missing of [
      missingAccountWarning(settings.current),
      missingKeysWarning(settings.current, config),
    ])
      if (missing) console.warn(missing);
    if (!config.demo) return;
    for (const { role, email, password } of demoAccounts) console.log(`  ${role}: ${email} / ${password}`);
  }

  /** Closes what was opened, last first: no new requests, then the connections, then the database server. */
  async function closeAll(): Promise<void> {
    for (const close of closers.splice(0)) await close();
  }

  const started = start();
  started.catch(async (error: unknown) => {
    console.error(describeStartupError(error) ?? error);
    process.exitCode = 1;
    await closeAll();
    process.exit();
  });
  closeOnSignal(() => started.catch(() => {}).then(closeAll));
}

function closeOnSignal(close: () => Promise<void>): void {
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
      await close();
      process.exit();
    });
  }
}
