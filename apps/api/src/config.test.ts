import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, loadConfig } from "./config";
import { temporaryDataDir } from "./testing/data-dir";

const AUTH_SECRET = "a secret of more than thirty-two characters";

describe("settings", () => {
  it("default to a shop with an embedded database and demo data", () => {
    expect(loadConfig({ AUTH_SECRET })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      demo: true,
      pinned: {},
    });
  });

  it("accept a time zone, and reject an unknown one", () => {
    const { pinned } = loadConfig({ AUTH_SECRET, SHOP_TIME_ZONE: "Europe/Oslo" });
    expect(pinned).toEqual({ timeZone: "Europe/Oslo" });
    expect(() => loadConfig({ AUTH_SECRET, SHOP_TIME_ZONE: "Middle/Earth" })).toThrow(
      "SHOP_TIME_ZONE must be a time zone such as Europe/Oslo or UTC",
    );
  });

  it("load no demo data into DATABASE_URL unless SHOP_DEMO is on", () => {
    const DATABASE_URL = "postgres://shop:secret@db.example:5432/shop";
    expect(loadConfig({ AUTH_SECRET, DATABASE_URL }).demo).toBe(false);
    expect(loadConfig({ AUTH_SECRET, DATABASE_URL, SHOP_DEMO: "on" }).demo).toBe(true);
  });

  it("treat an empty variable as not set", () => {
    expect(loadConfig({ AUTH_SECRET, PORT: "", PUBLIC_URL: " " })).toMatchObject({
      port: 3000,
      publicUrl: null,
    });
  });

  it("parse lists, origins and trusted proxies", () => {
    const config = loadConfig({
      AUTH_SECRET,
      SHOP_PAYMENT_METHODS: "bank_transfer, pay_on_delivery,bank_transfer",
      PUBLIC_URL: "https://shop.example/",
      CORS_ORIGINS: "https://a.example,https://b.example",
      TRUST_PROXY: "10.0.0.0/8, 127.0.0.1",
    });
    expect(config).toMatchObject({
      pinned: { paymentMethods: ["bank_transfer", "pay_on_delivery"] },
      publicUrl: "https://shop.example",
      corsOrigins: ["https://a.example", "https://b.example"],
      trustProxy: ["10.0.0.0/8", "127.0.0.1"],
    });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://db.example/shop"],
    ["DATABASE_POOL", "0"],
    ["PUBLIC_URL", "shop.example"],
    ["SHOP_DEMO", "maybe"],
    ["SHOP_PAYMENT_METHODS", "bank_transfer,gold"],
    ["SHOP_MODE", "market"],
    ["SHOP_CATALOGUE", "secret"],
    ["SHOP_MAX_PER_LINE", "many"],
    ["SHOP_TRANSFER_DAYS", "0"],
    ["SHOP_BANK_ACCOUNT", "Fir Ltd"],
    ["SHOP_BANK_ACCOUNT", "Fir Ltd; GB29 NWBK 6016 1331 9268 18"],
    ["MAIL_FROM", "nobody"],
    ["AUTH_SECRET", "short"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "everyone"],
    ["CORS_ORIGINS", "*"],
    ["SMTP_URL", "mail.example"],
    ["METRICS_TOKEN", "short"],
  ])("reject %s=%s with a message that names it", (name, value) => {
    const load = () => loadConfig({ AUTH_SECRET, [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^${name} must [^\n]*\\.$`));
  });

  it("reject TRUST_PROXY without PUBLIC_URL", () => {
    const load = (env: Record<string, string>) => () => loadConfig({ AUTH_SECRET, ...env });
    for (const TRUST_PROXY of ["on", "1", "10.0.0.0/8"]) {
      expect(load({ TRUST_PROXY })).toThrow(/^PUBLIC_URL must be set when TRUST_PROXY is[^\n]*\.$/);
      expect(load({ TRUST_PROXY, PUBLIC_URL: "https://shop.example" })).not.toThrow();
    }
    expect(load({ TRUST_PROXY: "off" })).not.toThrow();
  });

  it("report all invalid variables at once", () => {
    expect(() => loadConfig({ AUTH_SECRET, PORT: "x", LOG_LEVEL: "x" })).toThrow(
      /PORT must .*; LOG_LEVEL must /,
    );
  });
});

describe("the signing secret", () => {
  it("is created at the first start, reused later, and readable only by its owner", () => {
    const DATA_DIR = temporaryDataDir();
    const first = loadConfig({ DATA_DIR }).authSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({ DATA_DIR }).authSecret).toBe(first);
    expect(loadConfig({ DATA_DIR: temporaryDataDir() }).authSecret).not.toBe(first);
    const file = join(DATA_DIR, "secrets", "auth-secret");
    expect(readFileSync(file, "utf8")).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("causes an error message if DATA_DIR can't be used", () => {
    const file = join(temporaryDataDir(), "a-file");
    writeFileSync(file, "");
    expect(() => loadConfig({ DATA_DIR: file })).toThrow(/^This user can't read and write DATA_DIR .*\.$/);
  });

  // A file instead of a folder, because root ignores permissions.
  it("causes an error if DATA_DIR can't store secrets", () => {
    const DATA_DIR = temporaryDataDir();
    writeFileSync(join(DATA_DIR, "secrets"), "a file where a folder has to be");
    expect(() => loadConfig({ DATA_DIR })).toThrow(ConfigError);
  });
});
