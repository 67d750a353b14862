import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SETTING_KEYS, settingDefinitions } from "@larkwood/contract";
import { expect, it } from "vitest";
import { withTables } from "./settings-page";

const root = join(import.meta.dirname, "..");
const decisions = join(root, "docs", "decisions");
const records = readdirSync(decisions)
  .filter((file) => /^\d/.test(file))
  .sort();
const read = (file: string) => readFileSync(file, "utf8");

it("decision records are numbered without gaps, and the index lists each of them", () => {
  const numbers = records.map((file) => Number(file.slice(0, 3)));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  const index = read(join(decisions, "README.md"));
  expect(records.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

it("every decision record starts with its number, status and date", () => {
  const head =
    /^# (\d{3}) .+\n\n\*\*Status\.\*\* (Accepted|Proposed|Rejected|Superseded by)\b[^*]*\d{4}-\d\d-\d\d/;
  const wrong = records.filter((file) => head.exec(read(join(decisions, file)))?.[1] !== file.slice(0, 3));
  expect(wrong).toEqual([]);
});

it("links between documents point to existing files", () => {
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...documentsIn("docs")];
  const broken = documents.flatMap((document) =>
    [...read(join(root, document)).matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it("docs/security.md names existing files", () => {
  const text = read(join(root, "docs", "security.md"));
  const named = [...text.matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, file = ""]) => file);
  const isInApi = (file: string) => !/^(?:apps|packages|scripts|bench|e2e|examples|faults)\//.test(file);
  const missing = named.filter((file) => !existsSync(join(root, isInApi(file) ? "apps/api/src" : "", file)));
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

function documentsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => join(folder, file));
}

it("docs/settings.md lists every setting; npm run settings-page updates it", () => {
  const page = read(join(root, "docs", "settings.md"));
  expect(page).toBe(withTables(page));
});

it.each(SETTING_KEYS)(".env.example lists the variable of the setting %s", (key) => {
  expect(read(join(root, ".env.example"))).toContain(`#${settingDefinitions[key].variable}=`);
});
