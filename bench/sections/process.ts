import { budgets } from "../budgets";
import { load } from "../lib/load";
import type { Figure } from "../lib/report";
import { memoryMb, signIn, startShop } from "../lib/shop";

/** Startup time, and memory when idle and after load. */
export async function measureProcess(): Promise<Figure[]> {
  const first = await startShop();
  await first.stop();
  const shop = await startShop({}, first.dataDir);
  try {
    const budget = budgets.process;
    await fetch(shop.url);
    const idle = memoryMb(shop.pid);
    const auth = await signIn(shop, "user");
    await load(`${shop.url}/api/products?limit=24`, { headers: auth });
    await load(`${shop.url}/`);
    return [
      {
        section: "process",
        name: "first start, s",
        value: first.secondsToStart,
        note: "new database and demo data",
      },
      {
        section: "process",
        name: "second start, s",
        value: shop.secondsToStart,
        budget: budget["second start, s"],
      },
      { section: "process", name: "idle memory, MB", value: idle, budget: budget["idle memory, MB"] },
      { section: "process", name: "memory after load, MB", value: memoryMb(shop.pid) },
    ];
  } finally {
    await shop.dispose();
  }
}
