import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Run, toMarkdown } from "./lib/report";
import { plotsOf } from "./plots/plots-of";

/** Result files with the heading and command of their chapter. */
const parts = [
  ["latest", "The shop with its embedded database", "npm run bench"],
  [
    "database",
    "The shop on a separate PostgreSQL server",
    "DATABASE_URL=… npm run bench -- --only api,orders,visits",
  ],
  ["peers", "Comparison with other shops", "npm run bench -- --peers"],
  ["soak", "Half of the maximum load for a long time", "npm run soak"],
] as const;

const introduction = `# Benchmarks

\`npm run bench:docs\` writes this page from the results in \`bench/published\`, after replacing them with those of newer runs. Each table
names its command, date and machine. Ratios compare two servers in one run; the budgets in \`bench/budgets.ts\` apply to them. Absolute
figures are from one small machine on one day.
`;

const plots = new URL("../docs/plots/", import.meta.url);
mkdirSync(plots, { recursive: true });

const chapters = parts.flatMap(([name, title, command]) => {
  const published = new URL(`./published/${name}.json`, import.meta.url);
  const newest = new URL(`./results/${name}.json`, import.meta.url);
  if (existsSync(newest)) copyFileSync(newest, published);
  if (!existsSync(published)) return [];
  const run: Run = JSON.parse(readFileSync(published, "utf8"));
  const drawn = plotsOf(run).map((plot) => {
    writeFileSync(new URL(plot.file, plots), plot.svg);
    return `![${plot.title}](plots/${plot.file})\n\n`;
  });
  const table = toMarkdown(run.figures);
  return [`## ${title}\n\n\`${command}\`, ${describe(run)}.\n\n${drawn.join("")}${table}\n`];
});
const page = new URL("../docs/benchmarks.md", import.meta.url);
writeFileSync(page, [introduction, ...chapters].join("\n"));

function describe({ date, machine }: Run): string {
  const { cores, cpu, platform, arch, node } = machine;
  return `${date.slice(0, 10)}, ${cores} cores (${cpu}), ${platform} ${arch}, Node ${node}`;
}
