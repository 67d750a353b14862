import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { TestUser } from "./build-test-app";

/** A picture of one colour; another colour is another picture. */
export const picture = (colour: string, width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Uploads a picture as the form of the admin area does. */
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
