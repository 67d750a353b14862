import { createClient } from "@larkwood/client";
import { placeFirstOrder } from "./first-order";

const { SHOP_URL, SHOP_API_KEY } = process.env;
if (!SHOP_URL || !SHOP_API_KEY) throw new Error("Set SHOP_URL and SHOP_API_KEY.");

const client = createClient({ baseUrl: `${SHOP_URL}/api`, apiKey: SHOP_API_KEY });
const { order, paid, refunded } = await placeFirstOrder(client, new Date().toISOString());
console.log(`Order ${order.number} of ${order.total} ${order.currency} is ${paid.paymentStatus}.`);
console.log(`${refunded.refunded} ${order.currency} were refunded.`);
