import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CHANGE_EVENTS, type ChangeEvent } from "@larkwood/contract";
import * as z from "zod";
import { type Config, ConfigError } from "../config";
import type { Extensions } from "./extensions";

const method = z.custom<(...input: never[]) => unknown>(
  (value) => typeof value === "function",
  "must be a function",
);
// Extensions may be instances of classes, so other properties are accepted.
const withMethods = (...names: string[]) =>
  z.looseObject(Object.fromEntries(names.map((name) => [name, method])));

const paymentProviderSchema = withMethods(
  "start",
  "capture",
  "refund",
  "describe",
  "close",
  "readEvent",
).extend({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, "must have lower-case letters, digits and hyphens")
    .refine((name) => name !== "stripe", "must not be stripe"),
});

const extensionsSchema = z.strictObject({
  paymentProvider: paymentProviderSchema.optional(),
  mailTransport: withMethods("send").optional(),
  imageStore: withMethods("put", "has", "read", "remove").optional(),
  shippingRates: withMethods("ratesFor").optional(),
  eventListener: withMethods("onEvent")
    .extend({
      events: z.array(z.enum(Object.keys(CHANGE_EVENTS) as [ChangeEvent, ...ChangeEvent[]])).optional(),
    })
    .optional(),
} satisfies Record<keyof Extensions, z.ZodType>);

/** Loads the operator's file of extensions. Throws a `ConfigError` that says what is wrong with it. */
export async function withExtensions(config: Config): Promise<Config> {
  const { extensionsFile } = config;
  if (extensionsFile === null) return config;
  const extensions = checkExtensions(await load(extensionsFile), extensionsFile);
  return { ...config, extensions, sendsMail: config.sendsMail || extensions.mailTransport !== undefined };
}

async function load(file: string): Promise<unknown> {
  try {
    const { default: extensions } = (await import(pathToFileURL(resolve(file)).href)) as {
      default?: unknown;
    };
    return extensions;
  } catch (error) {
    throw new ConfigError(`EXTENSIONS ${file} can't be loaded: ${String(error)}`);
  }
}

function checkExtensions(value: unknown, file: string): Extensions {
  const parsed = extensionsSchema.safeParse(value);
  // The value itself, not a copy, because methods of classes need their object.
  if (parsed.success) return value as Extensions;
  const issues = parsed.error.issues.map(({ path, message }) =>
    [path.join("."), message].filter(Boolean).join(" "),
  );
  const points = Object.keys(extensionsSchema.shape).join(", ");
  throw new ConfigError(
    `EXTENSIONS ${file} must export extensions by default (${points}): ${issues.join("; ")}`,
  );
}
