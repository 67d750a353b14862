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

const CLOSE_TIMEOUT_MS = 15_000;
const DUPLICATE_SIGNAL_MS = 1_000;
// The first page views still load modules.
const WARM_UP_MS = 5_000;

/** Replaces the built web app in `npm run dev`. */
export interface Development {
  pages: NonNullable<AppDeps["pages"]>;
  /** Called before the server listens. */
  attach(app: FastifyInstance): Promise<void>;
}

/** Starts the server, and closes it gracefully on a signal. */
export function runServer(development?: Development): void {
  const closers: (() => Promise<void>)[] = [];

  async function start(): Promise<void> {
    const config = loadConfig();
    const { db, direct, monitor, warning, close } = await openDatabase(config);
    closers.unshift(close);
    if (warning) console.warn(warning);
    await migrate(direct.db);
    const clock = () => new Date();
    if (config.demo) await loadDemo(db, clock);
    const listener = await startNotificationListener(direct.url, db, { monitor });
    closers.unshift(() => listener.close());
    const settings = await openSettings({ db, listener, config });
    closers.unshift(async () => settings.close());
    const sendMail = await openMailSender(config, () => toMailSender(settings.current));
    const deps = { config, db, listener, settings, clock, sendMail, pages: development?.pages };
    const app = await buildApp(deps);
    closers.unshift(() => app.close());
    await development?.attach(app);
    await app.listen({ port: config.port, host: config.host });
    setTimeout(releaseYoungGeneration, WARM_UP_MS).unref();

    console.log(`${settings.current.shopName} is open at ${shopAddress(config, app.server.address())}`);
    for (const text of [
      missingAccountWarning(settings.current),
      missingKeysWarning(settings.current, config),
    ])
      if (text) console.warn(text);
    if (!config.demo) return;
    for (const { role, email, password } of demoAccounts) console.log(`  ${role}: ${email} / ${password}`);
  }

  /** Closes in reverse order: requests, connections, database server. */
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
  let signalledAt = 0;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, async () => {
      if (signalledAt > 0) {
        // npm forwards the signal of the terminal, so it may arrive twice. A later second signal forces the exit.
        if (Date.now() - signalledAt > DUPLICATE_SIGNAL_MS) process.exit(1);
        return;
      }
      signalledAt = Date.now();
      setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
      await close();
      process.exit();
    });
  }
}
