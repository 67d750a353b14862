import { spawnSync } from "node:child_process";

/** The shops that the journeys visit; one process each, shared by all spec files. */
export type ShopName = keyof typeof shopSettings;

/** What sets the shops apart. */
export const shopSettings = {
  showroom: {},
  trading: { SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery" },
} as const satisfies Record<string, Record<string, string>>;

export const shopNames = Object.keys(shopSettings) as ShopName[];

/** Address of a shop. The name localhost matters: only there does a browser keep Secure cookies without https. */
export function shopUrl(name: ShopName): string {
  return `http://localhost:${shopPort(name)}`;
}

/** The port is chosen once, in the first process; the workers inherit it through the environment. */
export function shopPort(name: ShopName): number {
  const variable = `E2E_${name.toUpperCase()}_PORT`;
  process.env[variable] ??= String(freePort());
  return Number(process.env[variable]);
}

// Below the ports that the system gives to whoever connects: it would be taken now and then before the shop is there.
const TRY_PORTS = `
  const port = require("node:crypto").randomInt(20_000, 32_000);
  const probe = require("node:net").createServer();
  probe.once("error", tryPort).listen(port, () => probe.close(() => process.stdout.write(String(port))));`;

export function freePort(): number {
  const script = `(function tryPort() {${TRY_PORTS}})();`;
  return Number(spawnSync(process.execPath, ["-e", script], { encoding: "utf8" }).stdout);
}
