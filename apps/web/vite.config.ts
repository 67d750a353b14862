import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { shakeableRouter } from "./shakeable-router";
import { ofCalls, ofQueries, sharedFile } from "./shared-files";

// Left alone, the bundler makes fifty small files of what several pages share: each costs a request and a header, and
// small files compress badly. So what is shared goes into a few files, by who needs it: see shared-files.ts.
const sharedChunks = {
  groups: [
    { name: "validator", test: /node_modules\/zod\//, priority: 7 },
    { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 6 },
    sharedFile("shop", 5),
    { name: "calls", test: ofCalls, priority: 4 },
    { name: "queries", test: ofQueries, priority: 3 },
    sharedFile("common", 2),
    sharedFile("members", 2),
    sharedFile("home-parts", 1),
    sharedFile("product-parts", 1),
    sharedFile("tables", 1),
  ],
};

// A build brings its packages along, so that an install beside a running shop takes nothing from it; and of React only the
// half for production.
const builtPages = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": '"production"' },
};

// All that React Router's package exports is its half for development, which warns; the other one is smaller.
const routerFiles = join(
  dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
  "dist/production",
);
const builtRouter = [
  { find: /^react-router$/, replacement: join(routerFiles, "index.mjs") },
  { find: /^react-router\/dom$/, replacement: join(routerFiles, "dom-export.mjs") },
];

// The process holds the source of its pages in memory: without comments and blanks it is half as large, and an error in
// the log still names its functions.
const namesKept = { compress: true, mangle: false, codegen: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), shakeableRouter(), reactRouter()],
  resolve: {
    alias: [
      { find: "~", replacement: fileURLToPath(new URL("./app", import.meta.url)) },
      ...(command === "build" ? builtRouter : []),
    ],
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: sharedChunks } } } },
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts", output: { minify: namesKept } } },
      ...(command === "build" ? builtPages : {}),
    },
  },
}));
