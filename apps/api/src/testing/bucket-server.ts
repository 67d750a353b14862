import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import S3rver from "@20minutes/s3rver";
import { afterAll, vi } from "vitest";
import { temporaryDataDir } from "./data-dir";

const BUCKET = "pictures";
const OBJECT = "._S3rver_object";
const FULL = "<Error><Code>XMinioStorageFull</Code><Message>no space</Message></Error>";

/** What opens the test bucket, as variables of a process. */
export const BUCKET_KEYS = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

/**
 * How the bucket is today: `away` hangs up, `silent` never answers, `full` refuses, `vanishing` takes the beginning of
 * what is sent and hangs up, `stingy` sends half of what it has.
 */
type Mood = "well" | "away" | "silent" | "full" | "vanishing" | "stingy";

/** A real S3 server with one bucket, behind a line on which things can go wrong; it closes itself after the tests. */
export async function startBucketServer() {
  for (const [name, value] of Object.entries(BUCKET_KEYS)) vi.stubEnv(name, value);
  const directory = temporaryDataDir(0o700, afterAll);
  const configureBuckets = [{ name: BUCKET }];
  const s3 = new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets });
  const { port } = await s3.run();
  const state = {
    mood: "well" as Mood,
    /** Which calls feel its mood. */
    feels: (_call: string): boolean => true,
    /** Asked after the bucket has done what it was told, before it says so. */
    beforeReply: async (_call: string): Promise<void> => {},
  };
  const calls: string[] = [];

  const line = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url?.split("?")[0]?.split("/").at(-1)}`;
    calls.push(call);
    const mood = state.feels(call) ? state.mood : "well";
    if (mood === "away") return incoming.destroy();
    if (mood === "silent") return incoming.resume();
    if (mood === "full") return outgoing.writeHead(507, { "content-type": "application/xml" }).end(FULL);
    pass(incoming, outgoing, call);
  });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, call: string): void {
    const { method, url: path, headers } = incoming;
    const onwards = request({ host: "127.0.0.1", port, method, path, headers }, async (answer) => {
      await state.beforeReply(call);
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (state.mood === "stingy") answer.once("data", (chunk) => cut(chunk));
      else answer.pipe(outgoing);
    });
    const cut = (chunk: Buffer) => outgoing.write(chunk.subarray(0, 10), () => outgoing.destroy());
    onwards.on("error", () => outgoing.destroy());
    if (state.mood !== "vanishing" || method !== "PUT") incoming.pipe(onwards);
    else
      incoming.once("data", (chunk: Buffer) =>
        onwards.write(chunk.subarray(0, 20), () => {
          onwards.destroy();
          incoming.destroy();
        }),
      );
  }

  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  afterAll(async () => {
    line.closeAllConnections();
    await new Promise((resolve) => line.close(resolve));
    await s3.close();
    vi.unstubAllEnvs();
  });
  return {
    state,
    /** What it was asked, as `PUT name`. */
    calls,
    endpoint,
    /** A second for each call: enough on this machine, and soon over. */
    imageStore: `s3://${BUCKET}?endpoint=${endpoint}&region=eu-north-1&timeout=1`,
    /** Names of everything in the bucket. */
    names: () =>
      readdirSync(directory, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(OBJECT))
        .map((path) => path.slice(0, -OBJECT.length).split(/[/\\]/).at(-1) ?? "")
        .sort(),
  };
}
