import { spawnSync } from "node:child_process";

/** The shared shops, one process each. */
export type ShopName = keyof typeof shopSettings;

/** Settings of each shop. */
export const shopSettings = {
  showroom: {},
  trading: {
    SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery",
    WEBHOOK_PRIVATE_ADDRESSES: "on",
    IMPORT_PRIVATE_ADDRESSES: "on",
  },
} as const satisfies Record<string, Record<string, string>>;

export const shopNames = Object.keys(shopSettings) as ShopName[];

/** URL of a shop. The host must be localhost: only there browsers accept Secure cookies without HTTPS. */
export function shopUrl(name: ShopName): string {
  return `http://localhost:${shopPort(name)}`;
}

/** The first process chooses the port; the workers inherit it through the environment. */
export function shopPort(name: ShopName): number {
  const variable = `E2E_${name.toUpperCase()}_PORT`;
  process.env[variable] ??= String(freePort());
  return Number(process.env[variable]);
}

// Below the ephemeral range, whose ports may be taken by outgoing connections before the shop listens.
const TRY_PORTS = `
  const port = require("node:crypto").randomInt(20_000, 32_000);
  const probe = require("node:net").createServer();
  probe.once("error", tryPort).listen(port, () => probe.close(() => process.stdout.write(String(port))));`;

export function freePort(): number {
  const script = `(function tryPort() {${TRY_PORTS}})();`;
  return Number(spawnSync(process.execPath, ["-e", script], { encoding: "utf8" }).stdout);
}
