import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { shakeableRouter } from "./shakeable-router.ts";
import { ofCalls, ofQueries, sharedFile } from "./shared-files.ts";

// By default the bundler emits fifty small shared chunks; each costs a request, and small files compress badly.
// Instead, shared modules go into a few chunks (see shared-files.ts).
const sharedChunks = {
  groups: [
    { name: "validator", test: /node_modules\/zod\//, priority: 7 },
    {
      name: "framework",
      test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
      priority: 6,
    },
    sharedFile("shop", 5),
    { name: "calls", test: ofCalls, priority: 4 },
    { name: "queries", test: ofQueries, priority: 3 },
    sharedFile("common", 2),
    sharedFile("members", 2),
    sharedFile("domain", 2),
    sharedFile("home-parts", 1),
    sharedFile("product-parts", 1),
    sharedFile("tables", 1),
  ],
};

// Bundle all packages, so that `npm install` cannot break a running shop, and use React's production build.
const ssrBuild = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": '"production"' },
};

// React Router's package exports only its development build; the production build is smaller.
const routerFiles = join(
  dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production",
);
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerFiles, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(routerFiles, "dom-export.mjs") },
];

// Minify the server bundle to halve its memory use, but keep function names for stack traces.
const minifyWithNames = { compress: true, mangle: false, codegen: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), shakeableRouter(), reactRouter()],
  resolve: {
    alias: [
      { find: "~", replacement: fileURLToPath(new URL("./app", import.meta.url)) },
      {
        find: "three/examples/jsm/libs/meshopt_decoder.module.js",
        replacement: fileURLToPath(new URL("./app/lib/shop/no-decoder.ts", import.meta.url)),
      },
      ...(command === "build" ? productionRouter : []),
    ],
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: sharedChunks } } } },
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts", output: { minify: minifyWithNames } } },
      ...(command === "build" ? ssrBuild : {}),
    },
  },
}));
