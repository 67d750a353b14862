import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RulesetDefinition, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { currentDocument } from "./client-types";
import { cacheDir } from "./lib/paths.mjs";
import { run, tool } from "./lib/run.mjs";

const document = JSON.stringify(currentDocument());
if (!lintWithRedocly() || !(await lintWithSpectral())) process.exitCode = 1;

function lintWithRedocly(): boolean {
  const file = join(cacheDir, "openapi.json");
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, document);
  // Otherwise the linter asks the registry for updates and reports its use.
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" };
  const [command, args] = tool("redocly", "lint", file, "--extends=recommended-strict");
  return run(command, args, { env });
}

/** All its rules for OpenAPI, also the stricter ones; a warning is a failure, too. */
async function lintWithSpectral(): Promise<boolean> {
  const spectral = new Spectral();
  // The shop's own address and the link to the licence are not known here.
  const rules = { "contact-properties": "off", "license-url": "off" } as const;
  // Its own types lack that a ruleset may have rules without extending another.
  spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, "all"]], rules });
  const found = await spectral.run(document);
  for (const { code, path, message } of found) console.log(`${code} ${path.join(".")}: ${message}`);
  return found.length === 0;
}
