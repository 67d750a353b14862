import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { findSystemBrowser } from "../../scripts/lib/browser.mjs";
import { type Budget, budgets } from "../budgets";
import { median } from "../lib/load";
import type { Figure } from "../lib/report";
import { signIn, startShop } from "../lib/shop";

const CHROME_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

// The median run counts, because a busy moment of the machine looks like a slow page.
const ROUNDS = 3;
// Lighthouse slows the processor by 4 to imitate a phone. That holds for a computer of this speed ("benchmarkIndex"), so the factor
// follows the speed of this machine, which is measured by an extra first round.
const REFERENCE_SLOWDOWN = 4;
const REFERENCE_SPEED = 1533;

type Name = keyof typeof budgets.pages;
const pageBudgets: Record<string, Partial<Record<Name, Budget>>> = { "/signin": budgets["sign-in page"] };

/** Runs Lighthouse on public pages with a throttled phone, and measures the download size of a first visit. */
export async function measurePages(): Promise<Figure[]> {
  const shop = await startShop();
  const browser = findSystemBrowser();
  const chrome = await launch({ chromeFlags: CHROME_FLAGS, ...(browser && { chromePath: browser }) });
  try {
    const auth = await signIn(shop, "user");
    const [product] = (await (await fetch(`${shop.url}/api/products?limit=1`, { headers: auth })).json()) as {
      id: string;
    }[];
    const pages = ["/", "/nike", `/products/details/${product?.id}`, "/signin"];
    const figures: Figure[] = [];
    for (const path of pages) {
      // Warm the page cache: only the first visitor waits for rendering.
      await (await fetch(shop.url + path)).text();
      const runs: Record<Name, number>[] = [];
      let speed = REFERENCE_SPEED;
      for (let round = 0; round <= ROUNDS; round += 1) {
        const result = await runLighthouse(shop.url + path, chrome.port, speed);
        speed = result.environment.benchmarkIndex;
        if (round > 0) runs.push(readFigures(result));
      }
      const label = path.replace(product?.id ?? "", "{id}");
      for (const name of Object.keys(budgets.pages) as Name[]) {
        const value = median(runs.map((run) => run[name]));
        const budget = pageBudgets[path]?.[name] ?? budgets.pages[name];
        figures.push({ section: "pages", name: `${label} ${name}`, value, budget });
      }
    }
    return figures;
  } finally {
    chrome.kill();
    await shop.dispose();
  }
}

async function runLighthouse(url: string, port: number, machineSpeed: number): Promise<Result> {
  const cpuSlowdownMultiplier = Math.max(1, (REFERENCE_SLOWDOWN * machineSpeed) / REFERENCE_SPEED);
  const run = await lighthouse(
    url,
    { port, output: "json", logLevel: "error" },
    { extends: "lighthouse:default", settings: { throttling: { cpuSlowdownMultiplier } } },
  );
  if (!run) throw new Error(`Lighthouse returned no result for ${url}`);
  return run.lhr;
}

function readFigures({ categories, audits }: Result): Record<Name, number> {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const details = audits["network-requests"]?.details;
  const requests =
    details && "items" in details
      ? (details.items as { resourceType?: string; transferSize?: number }[])
      : [];
  const kilobytes = (type: string) =>
    requests
      .filter((item) => item.resourceType === type)
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1024;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    seo: score("seo"),
    "JavaScript, KB": kilobytes("Script"),
    "CSS, KB": kilobytes("Stylesheet"),
    "fonts, KB": kilobytes("Font"),
    "layout shift": audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
  };
}
