import { cpSync, rmSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { capture, fail, tool } from "./run.mjs";

const shared = ["package-lock.json", "tsconfig.base.json", "packages/contract/src", "packages/domain/src"];

/** What there is to build: from which sources, to which place, and how. */
export const parts = [
  {
    name: "api",
    sources: [...shared, "apps/api/src", "scripts/lib/build-parts.mjs"],
    output: "apps/api/dist/server.js",
    build: buildApi,
  },
  {
    name: "web",
    sources: [...shared, "apps/web", "scripts/lib/build-parts.mjs", "scripts/lib/compress.mjs"],
    output: "apps/web/build/server/index.js",
    build: buildWeb,
  },
];

async function buildApi() {
  const { build, stop } = await import("esbuild");
  const outdir = inRoot("apps/api/dist");
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: [
      "server.ts",
      "cli/backup.ts",
      "cli/restore.ts",
      "cli/create-admin.ts",
      "cli/add-products.ts",
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
  cpSync(inRoot("apps/api/src/db/migrations"), inRoot("apps/api/dist/migrations"), { recursive: true });
}

function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === "entry-point" || path.startsWith("@larkwood/") ? null : { external: true },
  );
}

async function buildWeb() {
  const { compressAssets } = await import("./compress.mjs");
  rmSync(inRoot("apps/web/build"), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, text } = await capture(tool("react-router"), ["build"], { cwd: inRoot("apps/web"), env });
  if (code !== 0) fail(`${text}\nThe web app could not be built; the lines above say why.`);
  await compressAssets(inRoot("apps/web/build/client"));
}
