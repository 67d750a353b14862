import { writeFileSync } from "node:fs";
import { clientTypes } from "./client-types";
import { inRoot } from "./lib/paths.mjs";

writeFileSync(inRoot("packages", "client", "src", "api-types.ts"), await clientTypes());
