import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@larkwood/client";
import pg from "pg";
import { sync } from "./sync";

const { SHOP_URL, SHOP_API_KEY, ERP_DATABASE_URL, INTERVAL_SECONDS = "60" } = process.env;
if (!SHOP_URL || !SHOP_API_KEY || !ERP_DATABASE_URL)
  throw new Error("Set SHOP_URL, SHOP_API_KEY and ERP_DATABASE_URL.");

const client = createClient({ baseUrl: `${SHOP_URL}/api`, apiKey: SHOP_API_KEY });
const erp = new pg.Pool({ connectionString: ERP_DATABASE_URL });

for (;;) {
  try {
    await sync(client, erp);
  } catch (error) {
    // The next round continues where this one stopped.
    console.error(error);
  }
  await pause(Number(INTERVAL_SECONDS) * 1_000);
}
