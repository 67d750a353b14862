import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeSourcesOneByte } from "./one-byte-sources.mjs";
import { inRoot } from "./paths.mjs";
import { capture, fail, tool } from "./run.mjs";
import { slimManifest } from "./slim-manifest.mjs";

const shared = ["package-lock.json", "tsconfig.base.json", "packages/contract/src", "packages/domain/src"];
const builders = ["scripts/lib/build-parts.mjs", "scripts/lib/one-byte-sources.mjs"];

/** What there is to build: from which sources, and how, into a folder of its name. */
export const parts = [
  {
    name: "api",
    sources: [...shared, "apps/api/src", ...builders],
    build: buildApi,
  },
  {
    name: "web",
    sources: [
      ...shared,
      "apps/web",
      ...builders,
      "scripts/lib/compress.mjs",
      "scripts/lib/slim-manifest.mjs",
    ],
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
      "cli/add-products.ts",
      "cli/settings.ts",
    ].map((file) => inRoot("apps/api/src", file)),
    // Flat, so that code finds its neighbours (migrations, web build) from every entry in the same way.
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
    plugins: [{ name: "npm-packages-stay-outside", setup: keepPackagesOutside }],
  });
  // Its helper process would live as long as the shop that is started next.
  await stop();
  await makeSourcesOneByte(outdir);
  for (const folder of ["migrations", "upgrade"])
    cpSync(inRoot("apps/api/src/db", folder), join(outdir, folder), { recursive: true });
}

// Of these the shop needs a part; bundled, the rest is never loaded, which a process is smaller for by some megabytes.
const PARTLY_NEEDED = /^(zod|drizzle-orm)(\/|$)/;

/** Bundles only what is ours, and of a few packages what we use. */
export function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === "entry-point" || path.startsWith("@larkwood/") || PARTLY_NEEDED.test(path)
      ? null
      : { external: true },
  );
}

// Named in react-router.config.ts, and never a place that anything is served from.
const workshop = inRoot("apps/web/dist");

async function buildWeb(target) {
  const { compressAssets } = await import("./compress.mjs");
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, text } = await capture(...tool("react-router", "build"), { cwd: inRoot("apps/web"), env });
  if (code !== 0) fail(`${text}\nThe web app could not be built. See the output above.`);
  await slimManifest(join(workshop, "client/assets"));
  await compressAssets(join(workshop, "client"));
  await makeSourcesOneByte(join(workshop, "server"));
  rmSync(target, { recursive: true, force: true });
  renameSync(workshop, target);
}
