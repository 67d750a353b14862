import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { FastifyInstance } from "fastify";
import {
  createRunnableDevEnvironment,
  createServer,
  isRunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { shopAddress } from "../apps/api/src/composition/shop-address";
import { loadConfig } from "../apps/api/src/config";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded";
import type { Development, startServer } from "../apps/api/src/run-server";
import type { AnswerPage } from "../apps/web/server/catalogue-reader";
import { inRoot } from "./lib/paths.mjs";

// Runs the shop from its sources, in one process as in production. This process keeps the port, the database and Vite. After a
// change to the API's sources it closes the API and loads it again; requests wait until the new one is ready.

const apiSources = ["apps/api/src", "packages/contract/src", "packages/domain/src"].map((path) =>
  inRoot(path),
);
// An editor or a git checkout changes several files at once.
const debounceMs = 50;
const closeTimeoutMs = 10_000;

type Api = { app: FastifyInstance; close: () => Promise<void> };

// React Router 7 passes this option to Vite. Its next version needs a newer Node than the shop does.
const { warn } = console;
console.warn = (...texts) => {
  if (!String(texts[0]).includes("`envFile` option is deprecated")) warn(...texts);
};

const config = loadConfig();
// The API joins and leaves this database server, which runs as long as one process uses it.
const database = config.databaseUrl ? null : await openEmbeddedDatabase({ dataDir: config.dataDir });

const server = createHttpServer((request, response) => {
  web.middlewares(request, response, async () => {
    const { app } = (await api) ?? {};
    if (app) app.server.emit("request", request, response);
    else response.writeHead(503).end("The API could not be started. See the terminal.");
  });
});

const web = await createServer({
  root: inRoot("apps/web"),
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});

const apiLoader = await createServer({
  configFile: false,
  logLevel: "error",
  root: inRoot("apps/api"),
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
  environments: {
    ssr: {
      dev: {
        createEnvironment: (name, options) =>
          createRunnableDevEnvironment(name, options, { hot: false, runnerOptions: { hmr: false } }),
      },
    },
  },
});

function runnerOf(vite: ViteDevServer) {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run modules.");
  return ssr.runner;
}

/** Renders pages with the current sources. */
const pages: Development["pages"] = async (request, reader) => {
  const { answerPage } = await runnerOf(web).import<{ answerPage: AnswerPage }>("/server/app.ts");
  const reply = await answerPage(request, reader);
  const headers = new Headers(reply.headers);
  // Public pages would be cached and would not show the next change.
  headers.set("cache-control", "no-store");
  return new Response(reply.body, { status: reply.status, headers });
};

/** Loads and starts the API; null if its sources have an error. */
async function startApi(): Promise<Api | null> {
  try {
    const runner = runnerOf(apiLoader);
    runner.clearCache();
    const module = await runner.import<{ startServer: typeof startServer }>("/src/run-server.ts");
    let app: FastifyInstance | undefined;
    const close = await module.startServer({
      pages,
      listen: async (built) => {
        await built.ready();
        app = built;
        if (!server.listening) await once(server.listen(config.port, config.host), "listening");
        return shopAddress(config, server.address());
      },
    });
    return app ? { app, close } : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}

async function restartApi(previous: Promise<Api | null>): Promise<Api | null> {
  await (await previous)?.close();
  return startApi();
}

let api = startApi();
let timer: NodeJS.Timeout | undefined;
apiLoader.watcher.on("all", (_event, file) => {
  if (/\.test\.ts$/.test(file) || !apiSources.some((folder) => file.startsWith(folder))) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    api = restartApi(api);
  }, debounceMs);
});

async function stop(): Promise<void> {
  // On a fresh checkout Vite first finishes bundling.
  setTimeout(() => process.exit(1), closeTimeoutMs).unref();
  server.close();
  server.closeAllConnections();
  await (await api)?.close();
  await database?.close();
  process.exit();
}

// Vite's listeners would exit at once, before the database has stopped.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.removeAllListeners(signal);
  process.once(signal, stop);
}
