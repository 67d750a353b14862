import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
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
