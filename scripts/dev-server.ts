import { setTimeout as pause } from "node:timers/promises";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { type Development, runServer } from "../apps/api/src/run-server";
import type { AnswerPage } from "../apps/web/server/catalogue-reader";
import { inRoot } from "./lib/paths.mjs";

const viteCloseMs = 2_000;
let vite: ViteDevServer | undefined;

/** Renders pages with the current sources. */
async function currentPages(): Promise<AnswerPage> {
  const pages = vite?.environments.ssr;
  if (!pages || !isRunnableDevEnvironment(pages)) throw new Error("Vite has not started yet.");
  const { answerPage } = await pages.runner.import<{ answerPage: AnswerPage }>("/server/app.ts");
  return answerPage;
}

/**
 * One process, as in production: pages read their data from the use-cases directly. Vite runs as middleware on the shop's port
 * and serves the web app's sources and hot updates.
 */
const development: Development = {
  pages: async (request, reader) => {
    const answerPage = await currentPages();
    const reply = await answerPage(request, reader);
    const headers = new Headers(reply.headers);
    // Public pages would be cached and would not show the next change.
    headers.set("cache-control", "no-store");
    return new Response(reply.body, { status: reply.status, headers });
  },
  async attach(app) {
    const ownListeners = process.listeners("SIGTERM");
    const server = await createServer({
      root: inRoot("apps/web"),
      appType: "custom",
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    vite = server;
    // Vite's listener would exit at once, before the shop has stopped its database.
    for (const listener of process.listeners("SIGTERM")) {
      if (!ownListeners.includes(listener)) process.off("SIGTERM", listener);
    }
    app.addHook("onRequest", (request, reply, next) => {
      server.middlewares(request.raw, reply.raw, next);
    });
    // Vite waits until it has finished bundling. On a fresh checkout that exceeds the shop's shutdown timeout.
    app.addHook("onClose", async () => {
      await Promise.race([server.close(), pause(viteCloseMs, undefined, { ref: false })]);
    });
  },
};

runServer(development);
