import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { SETTING_KEYS, type SettingValues, settingDefinitions } from "@larkwood/contract";
import * as z from "zod";
import { readOrCreateSecret } from "./core/secret-file";
import { parseList, parseSettingText } from "./core/setting-text";
import type { Extensions } from "./extensions/extensions";
import { type BucketConfig, IMAGE_STORE_RULE, parseBucketUrl } from "./storage/parse-image-store";

/** The keys of a shop's account with Stripe. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Another server with the same API; null: Stripe. */
  baseUrl: string | null;
}

/** An invalid setting; the message is for the operator. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

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

const webOrigin = z
  .string()
  .refine(isUrl(["http:", "https:"]), "must be a URL such as https://shop.example")
  .transform((value) => new URL(value).origin);

const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");

const databaseAddress = z
  .string()
  .refine(
    isUrl(["postgres:", "postgresql:"]),
    "must be a URL such as postgres://user:password@host:5432/name",
  );

// The error message never contains the value.
const stripeKey = z.string().regex(/^[\w-]{8,300}$/, "must be a key from Stripe");

export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000).describe("port to listen on; `0` picks any free port"),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an IP address or a host name")
    .default("0.0.0.0")
    .describe("address to listen on; `127.0.0.1` for this machine only"),
  DATA_DIR: z
    .string()
    .default("./data")
    .describe("folder of the database, uploaded images and generated secrets"),
  IMAGE_STORE: z
    .string()
    .transform(parseBucketUrl)
    .refine((bucket) => bucket !== null, IMAGE_STORE_RULE)
    .optional()
    .describe(
      "S3-compatible bucket for uploaded images, such as `s3://pictures?endpoint=https://s3.example&region=eu-north-1`; without it they are stored in `DATA_DIR/images` ([more](scaling.md#images-in-a-bucket))",
    ),
  DATABASE_URL: databaseAddress.optional().describe("your own PostgreSQL server instead of the embedded one"),
  DATABASE_DIRECT_URL: databaseAddress
    .optional()
    .describe(
      "direct address of the server, needed when `DATABASE_URL` is a pooler in transaction mode; used for notifications and migrations",
    ),
  DATABASE_READ_URL: z
    .string()
    .transform(parseList)
    .pipe(z.array(databaseAddress))
    .default([])
    .describe(
      "standbys for reading lists, reports, exports and new searches, separated by commas ([more](scaling.md#read-replicas))",
    ),
  DATABASE_READ_LAG_MS: wholeNumber(0, 60_000)
    .default(200)
    .describe("how far a standby may be behind the primary; the shop does not read from a slower one"),
  DATABASE_POOL: wholeNumber(1, 500).default(10).describe("maximum number of database connections"),
  PUBLIC_URL: webOrigin
    .optional()
    .describe(
      "public address of the shop, such as `https://shop.example`; without it, the address of the request",
    ),
  SHOP_DEMO: onOff
    .optional()
    .describe(
      "`on` fills an empty shop with demo products and accounts; without it, `on` for the embedded database only",
    ),
  AUTH_SECRET: z
    .string()
    .min(32, "must have at least 32 characters")
    .optional()
    .describe(
      "signs the access tokens, at least 32 characters; without it, one is generated in `DATA_DIR/secrets`",
    ),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(", ")}`)
    .default("warn")
    .describe("`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`; `info` logs each request"),
  TRUST_PROXY: z
    .union(
      [
        onOff,
        wholeNumber(1, 20),
        z
          .string()
          .regex(/^[\da-fA-F.:/, ]+$/)
          .transform(parseList),
      ],
      "must be on, off, the number of proxies, or a list of their IP addresses",
    )
    .default(false)
    .describe(
      "whose `X-Forwarded-*` headers to trust: `on`, a number of proxies, or their addresses; needs `PUBLIC_URL`",
    ),
  CORS_ORIGINS: z
    .string()
    .transform(parseList)
    .pipe(z.array(webOrigin))
    .default([])
    .describe("other origins that may call the API from a browser, separated by commas"),
  SMTP_URL: z
    .string()
    .refine(isUrl(["smtp:", "smtps:"]), "must be a URL such as smtp://user:password@host:587")
    .optional()
    .describe(
      "mail server, such as `smtp://user:password@host:587`; without it, mail is queued and not sent; together with `PUBLIC_URL` it enables password reset links",
    ),
  STRIPE_SECRET_KEY: stripeKey
    .optional()
    .describe(
      "secret key of your Stripe account, needed with the next one for the payment method `card` ([more](payments.md))",
    ),
  STRIPE_WEBHOOK_SECRET: stripeKey
    .optional()
    .describe("signing secret of the webhook in your Stripe account"),
  STRIPE_API_URL: webOrigin.optional().describe("another server with Stripe's API, such as a test double"),
  API_KEY_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)
    .default(600)
    .describe("requests per minute that each API key may send to one process"),
  WEBHOOK_PRIVATE_ADDRESSES: onOff
    .default(false)
    .describe(
      "`on` lets webhooks use `http` and private addresses, for receivers in your own network ([more](webhooks.md#addresses))",
    ),
  EXTENSIONS: z
    .string()
    .optional()
    .describe(
      "JavaScript module with your own payment provider, mail transport, image store, shipping rates or event listener, such as `./extensions.mjs` ([more](extending.md))",
    ),
  IMPORT_PRIVATE_ADDRESSES: onOff
    .default(false)
    .describe(
      "`on` lets imports copy pictures from private addresses, such as an old shop in your own network",
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, "must have at least 16 characters")
    .optional()
    .describe(
      "bearer token for `/metrics`, at least 16 characters; without it, only this machine may read the metrics",
    ),
});

// In a build, the web app is next to the API. The sources have none.
const webBuildDir = fileURLToPath(new URL("../web", import.meta.url));

/** Validated environment settings; docs/settings.md lists them. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** null: uploaded images are stored in `dataDir`. */
  imageStore: BucketConfig | null;
  /** null: the shop starts and stops its own PostgreSQL inside `dataDir`. */
  databaseUrl: string | null;
  /** The PostgreSQL server, if `databaseUrl` points to a pooler; null: `databaseUrl` is the server. */
  databaseDirectUrl: string | null;
  /** Standbys that serve reads. */
  databaseReadUrls: string[];
  /** Maximum replication lag of a standby that serves reads. */
  databaseReadLagMs: number;
  databasePool: number;
  /** null: the origin of each request. */
  publicUrl: string | null;
  demo: boolean;
  authSecret: string;
  logLevel: (typeof logLevels)[number];
  trustProxy: boolean | number | string[];
  corsOrigins: string[];
  smtpUrl: string | null;
  /** Whether there is a mail server or an extension that sends mail. */
  sendsMail: boolean;
  /** Path of the operator's file of extensions. */
  extensionsFile: string | null;
  /** What `extensionsFile` exports. */
  extensions: Extensions;
  apiKeyRequestsPerMinute: number;
  /** Whether webhooks may use `http` and private addresses. */
  webhookPrivateAddresses: boolean;
  /** Whether imports may copy pictures from private addresses. */
  importPrivateAddresses: boolean;
  /** null: `/metrics` answers only on loopback connections. */
  metricsToken: string | null;
  /** null: no card payments. */
  stripe: StripeConfig | null;
  /** Shop settings fixed by environment variables; they can't be changed in the admin area. */
  pinned: Partial<SettingValues>;
  /** Folder of the built web app: `client/` (assets) and `server/index.js` (page handler). */
  webBuildDir: string;
}

/** Reads and validates the environment; throws a `ConfigError` that names every invalid variable. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(present);
  const { pinned, problems } = readPinned(present);
  if (!parsed.success || problems.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) ?? [];
    throw new ConfigError(`${[...new Set([...issues, ...problems])].join("; ")}.`);
  }
  const settings = parsed.data;
  if (settings.TRUST_PROXY !== false && settings.PUBLIC_URL === undefined) {
    throw new ConfigError(
      "PUBLIC_URL must be set when TRUST_PROXY is set. Otherwise anyone who sends X-Forwarded-Host chooses the shop's address.",
    );
  }
  const dataDir = resolve(settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    imageStore: settings.IMAGE_STORE ?? null,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseReadUrls: settings.DATABASE_READ_URL,
    databaseReadLagMs: settings.DATABASE_READ_LAG_MS,
    databasePool: settings.DATABASE_POOL,
    publicUrl: settings.PUBLIC_URL ?? null,
    demo: settings.SHOP_DEMO ?? settings.DATABASE_URL === undefined,
    authSecret: settings.AUTH_SECRET ?? readAuthSecret(dataDir),
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    smtpUrl: settings.SMTP_URL ?? null,
    sendsMail: settings.SMTP_URL !== undefined,
    extensionsFile: settings.EXTENSIONS ?? null,
    extensions: {},
    apiKeyRequestsPerMinute: settings.API_KEY_REQUESTS_PER_MINUTE,
    webhookPrivateAddresses: settings.WEBHOOK_PRIVATE_ADDRESSES,
    importPrivateAddresses: settings.IMPORT_PRIVATE_ADDRESSES,
    metricsToken: settings.METRICS_TOKEN ?? null,
    stripe: toStripeConfig(settings),
    pinned,
    webBuildDir,
  };
}

/** Requires both keys: without the webhook secret, the shop would take payments and never learn of them. */
function toStripeConfig(settings: z.output<typeof environmentSchema>): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (!secretKey !== !webhookSecret)
    throw new ConfigError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.");
  if (!secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, baseUrl: settings.STRIPE_API_URL ?? null };
}

/** Reads the shop settings that environment variables fix. */
function readPinned(present: Record<string, string | undefined>) {
  const problems: string[] = [];
  const entries = SETTING_KEYS.flatMap((key) => {
    const { variable } = settingDefinitions[key];
    const text = present[variable];
    if (text === undefined) return [];
    const parsed = parseSettingText(key, text);
    if (parsed.success) return [[key, parsed.data]];
    problems.push(`${variable} ${parsed.error.issues[0]?.message}`);
    return [];
  });
  // The schema of its key has validated each value.
  return { pinned: Object.fromEntries(entries) as Partial<SettingValues>, problems };
}

function readAuthSecret(dataDir: string): string {
  try {
    return readOrCreateSecret(dataDir, "auth-secret");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new ConfigError(`This user can't read and write DATA_DIR ${dataDir} (${reason}).`);
  }
}
