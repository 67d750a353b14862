import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { downloadPicture } from "./download-picture";

const requests: string[] = [];
const server = createServer(({ url = "" }, response) => {
  requests.push(url);
  const location = decodeURIComponent(url.slice(1));
  if (location) response.writeHead(302, { location }).end();
  else response.end("picture");
});
await new Promise<void>((resolve) => server.listen(0, "::", resolve));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const { port } = server.address() as AddressInfo;

const download = (url: string, allowPrivate: boolean) =>
  downloadPicture(url, { allowPrivate, signal: new AbortController().signal });

it.each([
  ...[
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "017700000001",
    "127.0.0.1.",
    "0.0.0.0",
    "0",
  ],
  ...["localhost", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::7f00:1]"],
  ...["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "user:secret@127.0.0.1", "１２７.０.０.１"],
])("sends no request to %s", async (host) => {
  await expect(download(`http://${host}:${port}/`, false)).rejects.toThrow(
    "The address isn't allowed: it is private.",
  );
  expect(requests).toEqual([]);
});

it("downloads from there if the server allows it", async () => {
  expect((await download(`http://127.0.0.1:${port}/`, true)).toString()).toBe("picture");
});

it.each([
  ["file:///etc/passwd", "It isn't a web address."],
  ["ftp://127.0.0.1/picture", "It isn't a web address."],
  ["data:image/png;base64,AAAA", "It isn't a web address."],
  ["http://[", "It redirects to an invalid address."],
])("does not follow a redirect to %s", async (location, reason) => {
  const url = `http://127.0.0.1:${port}/${encodeURIComponent(location)}`;
  await expect(download(url, true)).rejects.toThrow(reason);
});
