import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { cacheDir, inRoot } from "./lib/paths.mjs";
import { capture, tool } from "./lib/run.mjs";

const source = inRoot("packages", "client");
const staging = join(cacheDir, "client-package");

/** Makes `@larkwood/client` as JavaScript with types, packed for `npm install`, and returns the file's path. */
export async function packClient(folder: string): Promise<string> {
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(join(staging, "types"), { recursive: true });
  await build({
    entryPoints: [join(source, "src", "index.ts")],
    outfile: join(staging, "index.js"),
    bundle: true,
    packages: "external",
    format: "esm",
    target: "node20",
    logLevel: "warning",
  });
  await writeTypes();
  const { name, version, dependencies } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const manifest = {
    ...{ name, version, license: "MIT", type: "module", sideEffects: false, dependencies },
    engines: { node: ">=20" },
    exports: { ".": { types: "./types/index.d.ts", default: "./index.js" } },
  };
  writeFileSync(join(staging, "package.json"), JSON.stringify(manifest, null, 2));
  copyFileSync(join(source, "README.md"), join(staging, "README.md"));
  copyFileSync(inRoot("LICENSE"), join(staging, "LICENSE"));
  const shell = process.platform === "win32";
  const packed = await capture("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: staging,
    shell,
  });
  if (packed.code !== 0) throw new Error(packed.text);
  return join(folder, `larkwood-client-${version}.tgz`);
}

async function writeTypes(): Promise<void> {
  const project = join(staging, "tsconfig.json");
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, types: ["node"] },
    ...{ rootDir: join(source, "src"), outDir: join(staging, "types") },
  };
  const files = [join(source, "src", "index.ts")];
  writeFileSync(project, JSON.stringify({ extends: inRoot("tsconfig.base.json"), compilerOptions, files }));
  const { code, text } = await capture(...tool("tsc", "-p", project));
  rmSync(project);
  if (code !== 0) throw new Error(text);
  // Node's own resolution needs extensions, which the sources don't have.
  for (const name of readdirSync(join(staging, "types"))) {
    const file = join(staging, "types", name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(/((?:from |import\()"\.\/[\w-]+)"/g, '$1.js"'));
  }
}
