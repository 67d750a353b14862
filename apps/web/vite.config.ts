import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// Left alone, the bundler makes fifty small files of what every page shares: each costs a request and a header,
// and small files compress badly. The validator and the form library stay out, and with them whatever imports them: most
// pages never need them, and the validator must be loaded after lib/strict-validator has spoken.
// What only the admin area uses has a file of its own, so that no shopper loads it.
const ofTables =
  /app\/(ui\/(data-table|list-frame|pager|search-box|filter-select|confirm-dialog|form-dialog|row-deeds|selection-bar|progress-bar|save-row)|lib\/(audit-|use-list-params|use-select|use-unsaved|use-removal|use-editor|use-export|use-may-|showroom-samples|list-state|pager-of|page-permissions|permitted-link|download|upload-fetch|follow-job|in-batches|open-orders|slug-of))/;
const ofEveryPage =
  /app\/(ui\/(?!menu|edit-conflict)|features\/(shell|newsletter|catalogue)\/|lib\/(?!form-schemas|use-contract-form|use-versioned-edit|edit-conflict))|packages\/domain\/|contract\/src\/(client|constants|texts|models\/category\.)|node_modules\/(@tanstack\/[\w-]*query|zustand)/;
const sharedChunks = {
  groups: [
    { name: "validator", test: /node_modules\/zod\//, priority: 4 },
    { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
    {
      name: "shop",
      test: (id: string) => ofEveryPage.test(id) && !ofTables.test(id),
      minShareCount: 2,
      priority: 2,
    },
    { name: "tables", test: ofTables, minShareCount: 2, priority: 1 },
  ],
};

// A build brings its packages along, so that an install beside a running shop takes nothing from it; and of React only the
// half for production.
const builtPages = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": '"production"' },
};

// The process holds the source of its pages in memory: without comments and blanks it is half as large, and an error in
// the log still names its functions.
const namesKept = { compress: true, mangle: false, codegen: true };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: sharedChunks } } } },
    ssr: {
      build: { rollupOptions: { input: "./server/app.ts", output: { minify: namesKept } } },
      ...(command === "build" ? builtPages : {}),
    },
  },
}));
