import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import S3rver from "@20minutes/s3rver";
import { afterAll, vi } from "vitest";
import { temporaryDataDir } from "./data-dir";

const BUCKET = "pictures";
const OBJECT = "._S3rver_object";
const FULL = "<Error><Code>XMinioStorageFull</Code><Message>no space</Message></Error>";

/** Credentials of the test bucket, as environment variables. */
export const BUCKET_KEYS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

/**
 * Simulated failures: `away` closes the connection, `silent` never answers, `full` rejects uploads, `vanishing` closes
 * the connection during an upload, `stingy` sends only part of a file.
 */
type Mode = "well" | "away" | "silent" | "full" | "vanishing" | "stingy";

/** A real S3 server with one bucket, behind a proxy that can simulate failures. Closes after the tests. */
export async function startBucketServer() {
  for (const [name, value] of Object.entries(BUCKET_KEYS)) vi.stubEnv(name, value);
  const directory = temporaryDataDir(0o700, afterAll);
  const configureBuckets = [{ name: BUCKET }];
  const s3 = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await s3.run();
  const state = {
    mode: "well" as Mode,
    /** Whether the failure affects a call. */
    isAffected: (_call: string): boolean => true,
    /** Runs after the bucket has done its work, before it answers. */
    beforeReply: async (_call: string): Promise<void> => {},
  };
  const calls: string[] = [];

  const proxy = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url?.split("?")[0]?.split("/").at(-1)}`;
    calls.push(call);
    const mode = state.isAffected(call) ? state.mode : "well";
    if (mode === "away") return incoming.destroy();
    if (mode === "silent") return incoming.resume();
    if (mode === "full") return outgoing.writeHead(507, { "content-type": "application/xml" }).end(FULL);
    forward(incoming, outgoing, call);
  });

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, call: string): void {
    const { method, url: path, headers } = incoming;
    const upstream = request({ host: "127.0.0.1", port, method, path, headers }, async (answer) => {
      await state.beforeReply(call);
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (state.mode === "stingy") answer.once("data", (chunk) => cut(chunk));
      else answer.pipe(outgoing);
    });
    const cut = (chunk: Buffer) => outgoing.write(chunk.subarray(0, 10), () => outgoing.destroy());
    upstream.on("error", () => outgoing.destroy());
    if (state.mode !== "vanishing" || method !== "PUT") incoming.pipe(upstream);
    else
      incoming.once("data", (chunk: Buffer) =>
        upstream.write(chunk.subarray(0, 20), () => {
          upstream.destroy();
          incoming.destroy();
        }),
      );
  }

  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  afterAll(async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    await s3.close();
    vi.unstubAllEnvs();
  });
  return {
    state,
    /** Received calls, such as `PUT name`. */
    calls,
    endpoint,
    /** With the longest timeout, because calls are slow on a busy machine. */
    imageStore: `s3://${BUCKET}?endpoint=${endpoint}&region=eu-north-1&timeout=60`,
    /** With a timeout of three seconds, for tests in which the bucket never answers. */
    impatientImageStore: `s3://${BUCKET}?endpoint=${endpoint}&region=eu-north-1&timeout=3`,
    /** Names of all objects in the bucket. */
    names: () =>
      readdirSync(directory, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(OBJECT))
        .map((path) => path.slice(0, -OBJECT.length).split(/[/\\]/).at(-1) ?? "")
        .sort(),
  };
}
