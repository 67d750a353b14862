import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// Left alone, the bundler makes fifty small files of what every page shares: each costs a request and a header,
// and small files compress badly. The validator and the form library stay out: most pages never need them.
const sharedChunks = {
  groups: [
    { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    {
      name: "shop",
      test: /app\/(ui\/(?!menu)|features\/shell\/|lib\/(?!form-schemas|use-contract-form))|packages\/domain\/|contract\/src\/(client|constants|texts)|node_modules\/(@tanstack\/[\w-]*query|zustand)/,
      minShareCount: 3,
      priority: 1,
    },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: sharedChunks } } } },
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:3000", "/images": "http://127.0.0.1:3000" },
  },
});
