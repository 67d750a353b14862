import { isExpectedResult, judgedSearches } from "../../apps/api/src/testing/judged-searches";
import { budgets } from "../budgets";
import { medianMs } from "../lib/load";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";

/** Quality of the search over the demo catalogue, and the time of suggestions. */
export async function measureSearch(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const { right, ms } = await runJudgedSearches(shop);
    const budget = budgets.search;
    const share = (100 * right) / judgedSearches.length;
    return [
      {
        section: "search",
        name: "judged right, %",
        value: share,
        budget: budget["judged right, %"],
        note: `${right} of ${judgedSearches.length}`,
      },
      {
        section: "search",
        name: "judged search, ms",
        value: ms,
        note: "median of the whole call, none seen before",
      },
      {
        section: "search",
        name: "new suggestion, ms",
        value: await suggestionMs(shop),
        budget: budget["new suggestion, ms"],
        note: "median of the whole call",
      },
    ];
  } finally {
    await shop.dispose();
  }
}

async function runJudgedSearches(shop: Shop): Promise<{ right: number; ms: number }> {
  const headers = await signIn(shop, "user");
  let right = 0;
  const ms = await medianMs(
    judgedSearches.map((judged) => async () => {
      const reply = await fetch(`${shop.url}/api/products?search=${encodeURIComponent(judged.search)}`, {
        headers,
      });
      const found = (await reply.json()) as { name: string }[];
      if (
        isExpectedResult(
          judged,
          found.map(({ name }) => name),
        )
      )
        right += 1;
    }),
  );
  return { right, ms };
}

/** Sends a request for each letter typed, from the third on. */
function suggestionMs(shop: Shop): Promise<number> {
  const typed = new Set(
    judgedSearches
      .slice(0, 40)
      .flatMap(({ search }) =>
        Array.from({ length: Math.max(0, search.length - 2) }, (_, i) => search.slice(0, i + 3)),
      ),
  );
  return medianMs(
    [...typed].map((search) => async () => {
      const reply = await fetch(`${shop.url}/api/products/suggestions?search=${encodeURIComponent(search)}`);
      if (!reply.ok) throw new Error(`${search} returned ${reply.status}`);
      await reply.arrayBuffer();
    }),
  );
}
