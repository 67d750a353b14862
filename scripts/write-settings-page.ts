import { readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { withTables } from "./settings-page";

const page = inRoot("docs", "settings.md");
writeFileSync(page, withTables(readFileSync(page, "utf8")));
