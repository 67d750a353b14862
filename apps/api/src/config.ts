import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readOrCreateSecret } from "./secret-file";

/** A setting that cannot be used; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const paymentMethods = ["bank_transfer", "pay_on_delivery"] as const;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const isUrl = (protocols: string[]) => (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return (
    url !== null && protocols.includes(url.protocol) && (url.hostname !== "" || url.protocol === "postgres:")
  );
};

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
};

const webOrigin = z
  .string()
  .refine(isUrl(["http:", "https:"]), "must be an address such as https://shop.example")
  .transform((value) => new URL(value).origin);

const list = (value: string) =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

const settingsSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an IP address or a host name")
    .default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .refine(
      isUrl(["postgres:", "postgresql:"]),
      "must be an address such as postgres://user:password@host:5432/name",
    )
    .optional(),
  DATABASE_POOL: wholeNumber(1, 500).default(10),
  PUBLIC_URL: webOrigin.optional(),
  SHOP_NAME: z.string().max(60, "must have at most 60 characters").default("Larkwood"),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, "must be a time zone such as Europe/Oslo or UTC")
    .default("UTC"),
  SHOP_DEMO: onOff.optional(),
  SHOP_PAYMENT_METHODS: z
    .string()
    .transform(list)
    .pipe(z.array(z.enum(paymentMethods, `must be a list of ${paymentMethods.join(", ")}, or empty`)))
    .default([]),
  SHOP_MAX_PER_LINE: wholeNumber(1, 1_000_000).default(100),
  SHOP_MAX_PER_ORDER: wholeNumber(1, 1_000_000).default(500),
  SHOP_TRANSFER_DAYS: wholeNumber(1, 365).default(7),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("warn"),
  TRUST_PROXY: z
    .union(
      [
        onOff,
        wholeNumber(1, 20),
        z
          .string()
          .regex(/^[\da-fA-F.:/, ]+$/)
          .transform(list),
      ],
      "must be on, off, the number of proxies, or a list of their addresses",
    )
    .default(false),
  CORS_ORIGINS: z.string().transform(list).pipe(z.array(webOrigin)).default([]),
  SMTP_URL: z
    .string()
    .refine(isUrl(["smtp:", "smtps:"]), "must be an address such as smtp://user:password@host:587")
    .optional(),
  MAIL_FROM: z.string().default("Larkwood <shop@larkwood.example>"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
});

// Beside the API in a build; beside its sources there is none.
const webBuildDir = fileURLToPath(new URL("../web", import.meta.url));

/** Everything that an operator can set, checked; see the settings table of the README. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** null: the shop starts and stops its own PostgreSQL inside `dataDir`. */
  databaseUrl: string | null;
  databasePool: number;
  /** null: the origin of the request at hand. */
  publicUrl: string | null;
  shopName: string;
  /** Where the shop's days begin and end. */
  timeZone: string;
  demo: boolean;
  paymentMethods: (typeof paymentMethods)[number][];
  mostPiecesPerLine: number;
  mostPiecesPerOrder: number;
  /** An order by bank transfer that is not paid after so many days is cancelled. */
  transferDays: number;
  authSecret: string;
  logLevel: (typeof logLevels)[number];
  trustProxy: boolean | number | string[];
  corsOrigins: string[];
  smtpUrl: string | null;
  mailFrom: string;
  /** null: `/metrics` answers on a loopback connection only. */
  metricsToken: string | null;
  /** Where the built web app lies: `client/` (assets) and `server/index.js` (page handler). */
  webBuildDir: string;
}

/** Reads and checks the settings; throws a `ConfigError` that names every bad one. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new ConfigError(`${[...new Set(complaints)].join("; ")}.`);
  }
  const settings = parsed.data;
  if (settings.TRUST_PROXY !== false && settings.PUBLIC_URL === undefined) {
    throw new ConfigError(
      "PUBLIC_URL must be set where TRUST_PROXY is: else whoever writes X-Forwarded-Host would choose the shop's address.",
    );
  }
  const dataDir = resolve(settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    publicUrl: settings.PUBLIC_URL ?? null,
    shopName: settings.SHOP_NAME,
    timeZone: settings.SHOP_TIME_ZONE,
    demo: settings.SHOP_DEMO ?? settings.DATABASE_URL === undefined,
    paymentMethods: [...new Set(settings.SHOP_PAYMENT_METHODS)],
    mostPiecesPerLine: settings.SHOP_MAX_PER_LINE,
    mostPiecesPerOrder: settings.SHOP_MAX_PER_ORDER,
    transferDays: settings.SHOP_TRANSFER_DAYS,
    authSecret: settings.AUTH_SECRET ?? keptSecret(dataDir),
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    metricsToken: settings.METRICS_TOKEN ?? null,
    webBuildDir,
  };
}

function keptSecret(dataDir: string): string {
  try {
    return readOrCreateSecret(dataDir, "auth-secret");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be read and written by this user (${reason}).`);
  }
}
