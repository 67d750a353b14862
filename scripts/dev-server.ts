import { setTimeout as pause } from "node:timers/promises";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { type Development, runServer } from "../apps/api/src/run-server";
import type { AnswerPage } from "../apps/web/server/catalogue-reader";
import { inRoot } from "./lib/paths.mjs";

const viteCloseMs = 2_000;
let vite: ViteDevServer | undefined;

/** What renders pages, as its sources are now. */
async function currentPages(): Promise<AnswerPage> {
  const pages = vite?.environments.ssr;
  if (!pages || !isRunnableDevEnvironment(pages)) throw new Error("Vite has not started yet.");
  const { answerPage } = await pages.runner.import<{ answerPage: AnswerPage }>("/server/app.ts");
  return answerPage;
}

/**
 * One process, as in production: the pages get their data from the use-cases themselves, whatever the database and the mode.
 * Vite stands in front, for the sources of the web app and for news of their changes, on the shop's own port.
 */
const development: Development = {
  pages: async (request, reader) => {
    const answerPage = await currentPages();
    const reply = await answerPage(request, reader);
    const headers = new Headers(reply.headers);
    // Pages for everybody are kept otherwise, and would not show the next change.
    headers.set("cache-control", "no-store");
    return new Response(reply.body, { status: reply.status, headers });
  },
  async attach(app) {
    const ours = process.listeners("SIGTERM");
    const server = await createServer({
      root: inRoot("apps/web"),
      appType: "custom",
      server: { middlewareMode: true, hmr: { server: app.server } },
    });
    vite = server;
    // Vite would end the process at once, before the shop has stopped its database.
    for (const listener of process.listeners("SIGTERM")) {
      if (!ours.includes(listener)) process.off("SIGTERM", listener);
    }
    app.addHook("onRequest", (request, reply, next) => {
      server.middlewares(request.raw, reply.raw, next);
    });
    // Vite waits for what it is still bundling, which on a fresh checkout takes longer than the shop gives itself to close.
    app.addHook("onClose", async () => {
      await Promise.race([server.close(), pause(viteCloseMs, undefined, { ref: false })]);
    });
  },
};

runServer(development);
