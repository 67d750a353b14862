import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const server = fileURLToPath(new URL("./constant-server.mjs", import.meta.url));
// Set by the server for each connection or reply.
const HOP_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"]);

/** Starts a bare Fastify route that returns the current reply of a URL. */
export async function startConstantOf(url: string, headers: Record<string, string>) {
  const reply = await fetch(url, { headers });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  const body = Buffer.from(await reply.arrayBuffer()).toString("base64");
  const copied = Object.fromEntries([...reply.headers].filter(([name]) => !HOP_HEADERS.has(name)));
  const child = spawn(process.execPath, [server], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify({ headers: copied, body }));
  const [address] = (await once(child.stdout, "data")) as [Buffer];
  return { url: address.toString(), stop: () => void child.kill() };
}
