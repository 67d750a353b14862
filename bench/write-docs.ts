import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type Run, toMarkdown } from "./lib/report";

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

Made by \`npm run bench:docs\` from the newest results; each table names the command, the day and the machine. Ratios
compare two servers in one run and are what the budgets in \`bench/budgets.ts\` hold; absolute figures are those of one
small machine on one day.
`;

const chapters = parts.flatMap(([name, title, command]) => {
  const file = new URL(`./results/${name}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  const run: Run = JSON.parse(readFileSync(file, "utf8"));
  return [`## ${title}\n\n\`${command}\`, ${describe(run)}.\n\n${toMarkdown(run.figures)}\n`];
});
const page = new URL("../docs/benchmarks.md", import.meta.url);
writeFileSync(page, [introduction, ...chapters].join("\n"));

function describe({ date, machine }: Run): string {
  const { cores, cpu, platform, arch, node } = machine;
  return `${date.slice(0, 10)}, ${cores} cores (${cpu}), ${platform} ${arch}, Node ${node}`;
}
