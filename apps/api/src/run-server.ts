import { paymentWarnings } from "@larkwood/domain";
import type { FastifyInstance } from "fastify";
import { type AppDeps, buildApp } from "./app";
import { describeStartupError } from "./composition/describe-startup-error";
import { shopAddress } from "./composition/shop-address";
import { type Config, loadConfig } from "./config";
import { migrate } from "./db/migrate";
import { startNotificationListener } from "./db/notification-listener";
import { openDatabase } from "./db/open-database";
import { loadDemo } from "./demo";
import { withExtensions } from "./extensions/load-extensions";
import { providerKeys } from "./extensions/provider-keys";
import { describeOpenDemoAccounts } from "./modules/identity/demo-accounts";
import { openMailSender, toMailSender } from "./modules/platform/mail";
import { openSettings } from "./modules/platform/settings";

const CLOSE_TIMEOUT_MS = 15_000;
const DUPLICATE_SIGNAL_MS = 1_000;

/** Replaces the built web app and the listening server in `npm run dev`. */
export interface Development {
  pages: NonNullable<AppDeps["pages"]>;
  /** Called instead of `app.listen`. Returns the address to print. */
  listen(app: FastifyInstance): Promise<string>;
}

/** Starts the server, and closes it gracefully on a signal. */
export function runServer(): void {
  const started = startServer();
  started.catch((error: unknown) => {
    console.error(describeStartupError(error) ?? error);
    process.exit(1);
  });
  closeOnSignal(() =>
    started.then(
      (close) => close(),
      () => {},
    ),
  );
}

/** Resolves with a function that closes the server. A failed start closes what was opened. */
export async function startServer(development?: Development): Promise<() => Promise<void>> {
  const closers: (() => Promise<void>)[] = [];
  /** Closes in reverse order: requests, connections, database server. */
  const close = async () => {
    for (const closeNext of closers.splice(0)) await closeNext();
  };
  try {
    await open(closers, development);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

async function open(closers: (() => Promise<void>)[], development?: Development): Promise<void> {
  const config = await withExtensions(loadConfig());
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
  const listen = development?.listen ?? listenOnPort(config);
  const address = await listen(app);

  console.log(`${settings.current.shopName} is open at ${address}`);
  for (const text of paymentWarnings(settings.current, providerKeys(config))) console.warn(text);
  if (!config.demo) return;
  const demo = await describeOpenDemoAccounts(db, development ? { host: "localhost" } : config);
  for (const line of demo.lines) console.log(line);
  if (demo.warning) console.warn(demo.warning);
}

const listenOnPort = (config: Config) => async (app: FastifyInstance) => {
  await app.listen({ port: config.port, host: config.host });
  return shopAddress(config, app.server.address());
};

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
