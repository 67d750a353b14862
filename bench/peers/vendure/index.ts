import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../lib/shop";
import { installPeer } from "../install-peer";
import { type PeerProduct, type PeerShop, send } from "../peer";
import { shopRequests } from "./requests";

const VERSION = "3.7.3";
const script = (name: string) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

/** Installs Vendure, adds the same products and starts it in production mode. */
export async function startVendure(products: readonly PeerProduct[], databaseUrl: string): Promise<PeerShop> {
  const folder = installPeer("vendure", {
    dependencies: { "@vendure/core": VERSION, pg: "8.16.3" },
    // Newer versions need a package version that some registries do not have.
    overrides: { "@graphql-tools/batch-execute": "10.2.0" },
  });
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PEER_DIR: folder,
    PEER_PORT: String(port),
    PEER_DATABASE_URL: databaseUrl,
  };
  const csv = join(folder, "products.csv");
  writeFileSync(csv, toCsv(products));
  const filled = spawnSync(process.execPath, [script("fill"), csv], { cwd: folder, env, encoding: "utf8" });
  if (filled.status !== 0) throw new Error(`Vendure could not be filled: ${filled.stderr}${filled.stdout}`);

  const child = spawn(process.execPath, [script("server")], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const url = `http://127.0.0.1:${port}/shop-api`;
  await send({
    url,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ activeChannel { id } }" }),
  });
  return {
    name: `Vendure ${VERSION}`,
    pid: child.pid ?? 0,
    ...(await shopRequests(url, products.length)),
    stop: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** Formats products for Vendure's importer. */
function toCsv(products: readonly PeerProduct[]): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const head =
    "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";
  const rows = products.map(({ name, description, category, priceCents, quantity }, i) => {
    const price = (priceCents / 100).toFixed(2);
    const cells = [
      quote(name),
      `p-${i}`,
      quote(description),
      "",
      `category:${category}`,
      "",
      "",
      `S${i}`,
      price,
    ];
    return [...cells, "Standard Tax", quantity, "true", "", ""].join(",");
  });
  return [head, ...rows, ""].join("\n");
}
