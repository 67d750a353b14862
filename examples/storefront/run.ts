import { createServer } from "node:http";
import { createClient } from "@larkwood/client";
import { createStorefront } from "./storefront";

const { SHOP_URL, SHOP_API_KEY, PORT = "4000" } = process.env;
if (!SHOP_URL || !SHOP_API_KEY) throw new Error("Set SHOP_URL and SHOP_API_KEY.");

const answer = createStorefront(createClient({ baseUrl: `${SHOP_URL}/api`, apiKey: SHOP_API_KEY }));
createServer((request, response) => void answer(request, response)).listen(Number(PORT));
console.log(`The storefront is open at http://localhost:${PORT}`);
