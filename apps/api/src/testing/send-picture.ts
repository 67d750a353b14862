import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { TestUser } from "./build-test-app";

/** An image of one colour. */
export const picture = (colour: string, width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Uploads an image like the form of the admin area. */
export function sendPicture(app: FastifyInstance, user: TestUser, file: Buffer, url = "/api/images") {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  return app.inject({
    method: "POST",
    url,
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from("\r\n--x--\r\n")]),
    headers: {
      "content-type": "multipart/form-data; boundary=x",
      authorization: `Bearer ${user.accessToken}`,
    },
  });
}
