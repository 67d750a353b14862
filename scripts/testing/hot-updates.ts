import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Duplex } from "node:stream";
import { onTestFinished } from "vitest";

/** Connects to Vite like an open page; the result returns all messages received so far. */
export async function listenForUpdates(address: string): Promise<() => string> {
  const client = await (await fetch(`${address}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? "";
  const socket = await new Promise<Duplex>((resolve, reject) => {
    const upgrade = request(`${address}/?token=${token}`, {
      headers: {
        connection: "Upgrade",
        upgrade: "websocket",
        origin: address,
        "sec-websocket-version": "13",
        "sec-websocket-key": randomBytes(16).toString("base64"),
        "sec-websocket-protocol": "vite-hmr",
      },
    });
    upgrade.once("upgrade", (_reply, duplex) => resolve(duplex));
    upgrade.once("response", (reply) => reject(new Error(`no upgrade: ${reply.statusCode}`)));
    upgrade.once("error", reject);
    upgrade.end();
  });
  onTestFinished(() => void socket.destroy());
  let received = "";
  // Server frames are plain text after a few bytes.
  socket.on("data", (bytes) => {
    received += String(bytes);
  });
  socket.on("error", () => {});
  return () => received;
}
