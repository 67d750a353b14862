import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // From here a finished build is moved to where it is served: scripts/lib/build-parts.mjs.
  buildDirectory: "dist",
  // The whole table travels with the first page: no request per link, and cached pages stay self-contained.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
