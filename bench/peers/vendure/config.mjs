import { createRequire } from "node:module";
import { join } from "node:path";

/** Requires packages of the installed Vendure; these files are outside its folder. */
export const peerRequire = createRequire(join(process.env.PEER_DIR, "package.json"));

const { DefaultJobQueuePlugin, DefaultSearchPlugin, dummyPaymentHandler, DefaultLogger, LogLevel } =
  peerRequire("@vendure/core");

/** The production configuration of Vendure's documentation, on PostgreSQL with Vendure's search. */
export function vendureConfig({ synchronize }) {
  const url = new URL(process.env.PEER_DATABASE_URL);
  return {
    apiOptions: { port: Number(process.env.PEER_PORT), hostname: "127.0.0.1" },
    authOptions: {
      tokenMethod: "bearer",
      requireVerification: false,
      superadminCredentials: { identifier: "admin", password: "a password for a measurement" },
    },
    dbConnectionOptions: {
      type: "postgres",
      host: url.hostname,
      port: Number(url.port),
      username: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: url.pathname.slice(1),
      synchronize,
      logging: false,
      poolSize: 10,
    },
    paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
    importExportOptions: { importAssetsDir: process.env.PEER_DIR },
    logger: new DefaultLogger({ level: LogLevel.Error }),
    plugins: [
      DefaultJobQueuePlugin,
      DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
    ],
  };
}
