import { writeFileSync } from "node:fs";
import { currentDocument } from "./client-types";
import { inRoot } from "./lib/paths.mjs";

writeFileSync(inRoot("docs", "openapi-released.json"), `${JSON.stringify(currentDocument())}\n`);
