import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Run, toMarkdown } from "./lib/report";
import { plotsOf } from "./plots/plots-of";

/** The results that there are, under the headings of the page. */
const parts = [
  ["latest", "The shop with its embedded database", "npm run bench"],
  [
    "database",
    "The shop on a PostgreSQL of its own",
    "DATABASE_URL=… npm run bench -- --only api,orders,visits",
  ],
  ["peers", "Beside other shops", "npm run bench -- --peers"],
  ["soak", "Half of the load, for a long time", "npm run soak"],
] as const;

const introduction = `# Figures

Made by \`npm run bench:docs\` from the results in \`bench/published\`, which it replaces by those of newer runs; each table
names the command, the day and the machine. Ratios compare two servers in one run and are what the budgets in
\`bench/budgets.ts\` hold; absolute figures are those of one small machine on one day.
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
