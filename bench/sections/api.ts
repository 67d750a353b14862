import { budgets } from "../budgets";
import { startConstantOf } from "../lib/constant";
import { compare, load, medianMs } from "../lib/load";
import type { Figure } from "../lib/report";
import { signIn, startShop } from "../lib/shop";

type Name = keyof typeof budgets.api;

/** Compares cached replies with a constant reply, and measures calls that do real work. */
export async function measureApi(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const auth = await signIn(shop, "user");
    const [product] = (await (await fetch(`${shop.url}/api/products?limit=1`, { headers: auth })).json()) as {
      id: string;
    }[];
    const id = product?.id ?? "";
    // Neither side compresses: the constant returns the same bytes.
    const paths: Record<Name, [string, Record<string, string>]> = {
      list: ["/api/products?limit=24", auth],
      facets: ["/api/products/facets?category=livingroom", auth],
      detail: [`/api/products/${id}`, {}],
      "search seen before": ["/api/products?search=oak%20table&limit=24", auth],
      "home page": ["/", {}],
      "product page": [`/products/details/${id}`, {}],
    };
    const figures: Figure[] = [];
    for (const [name, [path, headers]] of Object.entries(paths) as [
      Name,
      [string, Record<string, string>],
    ][]) {
      const constant = await startConstantOf(shop.url + path, headers);
      const { ours, theirs, failures } = await compare(shop.url + path, constant.url, { headers });
      constant.stop();
      if (failures > 0) throw new Error(`${failures} requests of "${name}" failed`);
      const note = `${Math.round(ours)} of ${Math.round(theirs)} requests a second`;
      figures.push({ section: "api", name, value: ours / theirs, budget: budgets.api[name], note });
    }
    const signInMs = await medianMs(Array.from({ length: 20 }, () => () => signIn(shop, "user")));
    figures.push({ section: "api", name: "sign-in, ms", value: signInMs, note: "median of 20, argon2id" });
    const health = await load(`${shop.url}/healthz`);
    figures.push({ section: "api", name: "healthz, requests a second", value: health.requestsPerSecond });
    return figures;
  } finally {
    await shop.dispose();
  }
}
