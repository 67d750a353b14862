import sharp from "sharp";
import type { Request } from "./fixtures";

const BOUNDARY = "----fuzz";
let picture: Promise<string> | undefined;

/** A small image as a multipart form in latin1, so that it can be mutated like a text. */
async function pictureForm(): Promise<string> {
  picture ??= sharp({ create: { width: 40, height: 30, channels: 3, background: "#97472a" } })
    .png()
    .toBuffer()
    .then((bytes) => bytes.toString("latin1"));
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return `${head}${await picture}\r\n--${BOUNDARY}--\r\n`;
}

export const pictureRequest = async (): Promise<Request> => ({
  headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  body: await pictureForm(),
});
