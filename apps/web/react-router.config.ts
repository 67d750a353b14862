import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // scripts/lib/build-parts.mjs moves a finished build from here to where it is served.
  buildDirectory: "dist",
  // Send all routes with the first page: no request per link, and cached pages stay self-contained.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
