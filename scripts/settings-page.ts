import { SETTING_KEYS, settingDefinitions } from "@larkwood/contract";
import { environmentSchema } from "../apps/api/src/config";

/** The tables of docs/settings.md, which `npm run settings-page` writes. */
export function settingTables(): { environment: string; shop: string } {
  const variables = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined).data;
    return [code(name), describeDefault(fallback), schema.description ?? ""];
  });
  const settings = SETTING_KEYS.map((key) => {
    const { variable, default: fallback, description } = settingDefinitions[key];
    return [code(variable), code(key), describeDefault(fallback), description];
  });
  return {
    environment: table(["variable", "default", "meaning"], variables),
    shop: table(["variable", "setting", "default", "meaning"], settings),
  };
}

/** Replaces the tables in the text of the page. */
export function withTables(page: string): string {
  const { environment, shop } = settingTables();
  return replaceBetween(replaceBetween(page, "environment", environment), "shop", shop);
}

function replaceBetween(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = page.indexOf(start) + start.length;
  const to = page.indexOf(end);
  if (from < start.length || to < from) throw new Error(`The page has no place for the table "${name}".`);
  return page.slice(0, from) + text + page.slice(to);
}

const code = (text: string) => `\`${text}\``;

function describeDefault(value: unknown): string {
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0))
    return "–";
  if (typeof value === "boolean") return code(value ? "on" : "off");
  return typeof value === "object" ? "built in" : code(String(value));
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
