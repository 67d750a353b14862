import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { SETTING_KEYS, type SettingValues, settingDefinitions } from "@larkwood/contract";
import * as z from "zod";
import { readOrCreateSecret } from "./core/secret-file";
import { parseList, parseSettingText } from "./core/setting-text";
import { type BucketConfig, IMAGE_STORE_RULE, parseBucketUrl } from "./storage/parse-image-store";

/** The keys of a shop's account with Stripe. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks the same language; null: Stripe's own. */
  baseUrl: string | null;
}

/** A setting that cannot be used; the message is one sentence for the operator. */
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

// Printed nowhere, not even where it is refused.
const secret = z.string().regex(/^[\w-]{8,300}$/, "must be a key from Stripe");

const settingsSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an IP address or a host name")
    .default("0.0.0.0"),
  DATA_DIR: z.string().default("./data"),
  IMAGE_STORE: z
    .string()
    .transform(parseBucketUrl)
    .refine((bucket) => bucket !== null, IMAGE_STORE_RULE)
    .optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: z.string().transform(parseList).pipe(z.array(databaseAddress)).default([]),
  DATABASE_READ_LAG_MS: wholeNumber(0, 60_000).default(200),
  DATABASE_POOL: wholeNumber(1, 500).default(10),
  PUBLIC_URL: webOrigin.optional(),
  SHOP_DEMO: onOff.optional(),
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
          .transform(parseList),
      ],
      "must be on, off, the number of proxies, or a list of their IP addresses",
    )
    .default(false),
  CORS_ORIGINS: z.string().transform(parseList).pipe(z.array(webOrigin)).default([]),
  SMTP_URL: z
    .string()
    .refine(isUrl(["smtp:", "smtps:"]), "must be a URL such as smtp://user:password@host:587")
    .optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_API_URL: webOrigin.optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
});

// Beside the API in a build; beside its sources there is none.
const webBuildDir = fileURLToPath(new URL("../web", import.meta.url));

/** Everything that an operator can set, checked; see the settings table of the README. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** null: uploaded pictures lie in `dataDir`. */
  imageStore: BucketConfig | null;
  /** null: the shop starts and stops its own PostgreSQL inside `dataDir`. */
  databaseUrl: string | null;
  /** The server itself, where databaseUrl leads to a pooler; null: databaseUrl is it. */
  databaseDirectUrl: string | null;
  /** Standbys that reads may go to. */
  databaseReadUrls: string[];
  /** How long a standby may take for what the primary has acknowledged; beyond that it is left alone. */
  databaseReadLagMs: number;
  databasePool: number;
  /** null: the origin of the request at hand. */
  publicUrl: string | null;
  demo: boolean;
  authSecret: string;
  logLevel: (typeof logLevels)[number];
  trustProxy: boolean | number | string[];
  corsOrigins: string[];
  smtpUrl: string | null;
  /** null: `/metrics` answers on a loopback connection only. */
  metricsToken: string | null;
  /** The shop's account with Stripe; null: no payment by card. */
  stripe: StripeConfig | null;
  /** Settings that the environment says, and that therefore nobody changes while the shop runs. */
  pinned: Partial<SettingValues>;
  /** Where the built web app lies: `client/` (assets) and `server/index.js` (page handler). */
  webBuildDir: string;
}

/** Reads and checks the settings; throws a `ConfigError` that names every bad one. */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settingsSchema.safeParse(given);
  const { pinned, complaints } = readPinned(given);
  if (!parsed.success || complaints.length > 0) {
    const issues = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`) ?? [];
    throw new ConfigError(`${[...new Set([...issues, ...complaints])].join("; ")}.`);
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
    authSecret: settings.AUTH_SECRET ?? keptSecret(dataDir),
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS,
    smtpUrl: settings.SMTP_URL ?? null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    stripe: stripeOf(settings),
    pinned,
    webBuildDir,
  };
}

/** Half an account would take money that the shop never hears of. */
function stripeOf(settings: z.output<typeof settingsSchema>): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (!secretKey !== !webhookSecret)
    throw new ConfigError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.");
  if (!secretKey || !webhookSecret) return null;
  return { secretKey, webhookSecret, baseUrl: settings.STRIPE_API_URL ?? null };
}

/** What the environment says of the settings that could else be changed while the shop runs. */
function readPinned(given: Record<string, string | undefined>) {
  const complaints: string[] = [];
  const said = SETTING_KEYS.flatMap((key) => {
    const { variable } = settingDefinitions[key];
    const text = given[variable];
    if (text === undefined) return [];
    const parsed = parseSettingText(key, text);
    if (parsed.success) return [[key, parsed.data]];
    complaints.push(`${variable} ${parsed.error.issues[0]?.message}`);
    return [];
  });
  // Each value has been judged by the rule of its key.
  return { pinned: Object.fromEntries(said) as Partial<SettingValues>, complaints };
}

function keptSecret(dataDir: string): string {
  try {
    return readOrCreateSecret(dataDir, "auth-secret");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new ConfigError(`This user can't read and write DATA_DIR ${dataDir} (${reason}).`);
  }
}
