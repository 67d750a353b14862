import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

/** Starts an HTTP server with pictures: `/name.png` is one of its own for each name. */
export async function startPictureServer({ width, height } = { width: 40, height: 30 }) {
  const requests: string[] = [];
  const server = createServer(async ({ url = "" }, response) => {
    requests.push(url);
    const [, kind = ""] = /^\/(missing|loop|text|huge)/.exec(url) ?? [];
    if (kind === "missing") return response.writeHead(404).end();
    if (kind === "loop") return response.writeHead(302, { location: url }).end();
    if (kind === "text") return response.end("<html>no picture</html>");
    if (kind === "huge") return response.writeHead(200, { "content-length": "99999999" }).end();
    const hue = [...url].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 16_777_216, 7);
    const background = `#${hue.toString(16).padStart(6, "0")}`;
    response.end(
      await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    pictureUrl: (name: string) => `http://127.0.0.1:${port}/${name}.png`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
