import { cpSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { inRoot } from "./paths.mjs";
import { capture, fail, tool } from "./run.mjs";

const shared = ["package-lock.json", "tsconfig.base.json", "packages/contract/src", "packages/domain/src"];
// Guides of the API reference.
const guides = [
  "first-order",
  "sync",
  "webhooks",
  "api-errors",
  "api-limits",
  "api-idempotency",
  "api-stability",
].map((name) => `docs/${name}.md`);
const builder = "scripts/lib/build-parts.mjs";

/** The parts of a build: sources and build function; each is built into a folder with its name. */
export const parts = [
  {
    name: "api",
    sources: [...shared, "apps/api/src", ...guides, builder],
    build: buildApi,
  },
  {
    name: "web",
    sources: [...shared, "apps/web", builder, "scripts/lib/compress.mjs", "scripts/lib/trim-manifest.mjs"],
    build: buildWeb,
  },
];

async function buildApi(outdir) {
  const { build, stop } = await import("esbuild");
  await build({
    entryPoints: [
      "server.ts",
      "modules/catalogue/import-export/read-rows-worker.ts",
      "modules/sales/documents/pdf-worker.ts",
      "cli/backup.ts",
      "cli/restore.ts",
      "cli/create-admin.ts",
      "cli/second-factor-off.ts",
      "cli/close-demo.ts",
      "cli/add-products.ts",
      "cli/settings.ts",
    ].map((file) => inRoot("apps/api/src", file)),
    // Flat output, so that every entry finds the migrations and the web build at the same relative path.
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "linked",
    logLevel: "warning",
    plugins: [{ name: "external-npm-packages", setup: markPackagesExternal }],
  });
  // esbuild's service process would otherwise live as long as the shop.
  await stop();
  for (const folder of ["migrations", "upgrade"])
    cpSync(inRoot("apps/api/src/db", folder), join(outdir, folder), { recursive: true });
  const docsFiles = join(outdir, "docs-files");
  cpSync(inRoot("apps/api/src/plugins/openapi/reference/docs-files"), docsFiles, { recursive: true });
  for (const file of guides) cpSync(inRoot(file), join(docsFiles, "guides", basename(file)));
}

// The shop uses only part of these packages; bundling them saves some megabytes of memory.
const BUNDLED_PACKAGES = /^(zod|drizzle-orm)(\/|$)/;

/** Marks npm packages as external, except our own and those in BUNDLED_PACKAGES. */
export function markPackagesExternal(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === "entry-point" || path.startsWith("@larkwood/") || BUNDLED_PACKAGES.test(path)
      ? null
      : { external: true },
  );
}

// The output folder of react-router.config.ts. Nothing is served from it.
const webOutput = inRoot("apps/web/dist");

async function buildWeb(target) {
  const { compressAssets } = await import("./compress.mjs");
  const { trimManifest } = await import("./trim-manifest.mjs");
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, text } = await capture(...tool("react-router", "build"), { cwd: inRoot("apps/web"), env });
  if (code !== 0) fail(`${text}\nThe web app could not be built; see the output above.`);
  trimManifest(join(webOutput, "client/assets"));
  await compressAssets(join(webOutput, "client"));
  rmSync(target, { recursive: true, force: true });
  renameSync(webOutput, target);
}
