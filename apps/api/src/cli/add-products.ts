import { addSyntheticProducts } from "../demo/synthetic-products";
import { runCommand, UsageError } from "./run-command";

const MAX_PRODUCTS = 1_000_000;

await runCommand(async (db, [count = ""]) => {
  const number = /^\d+$/.test(count) ? Number(count) : 0;
  if (number < 1 || number > MAX_PRODUCTS)
    throw new UsageError(`Usage: npm run db:add-products NUMBER (up to ${MAX_PRODUCTS})`);
  await addSyntheticProducts(db, number);
  return `Added ${number} sample products.`;
});
