import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { CATALOGUE, IMAGES, PUBLIC } from "./paths.mjs";

const ART = join(CATALOGUE, "art");
const BACKGROUND = "#f6f1ea";
const INK = "#1f1b16";

function drawMark(size) {
  return sharp(join(ART, "mark.svg"), { density: (72 * size) / 64 }).resize(size, size);
}

/** Maskable icon: launchers crop it, so the background fills it and the lark stays in the safe zone. */
async function drawMaskable(size) {
  const inner = Math.round(size * 0.7);
  const lark = await drawMark(inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } }).composite([
    { input: lark, gravity: "centre" },
  ]);
}

/** An ICO file is a header, one directory entry and the PNG itself. */
function wrapIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const WEB_MANIFEST = {
  name: "Larkwood",
  short_name: "Larkwood",
  description: "Furniture for rooms that are lived in",
  start_url: "/",
  display: "standalone",
  background_color: BACKGROUND,
  theme_color: BACKGROUND,
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

async function writeShareCard() {
  const [width, height, band] = [1200, 630, 150];
  const word = await sharp(join(ART, "wordmark.svg"), { density: 160 }).resize({ height: 64 }).toBuffer();
  const lark = await drawMark(104).toBuffer();
  const background = { create: { width, height: band, channels: 3, background: BACKGROUND } };
  const footer = await sharp(background).png().toBuffer();
  const room = await sharp(join(IMAGES, "rooms", "hero-living_1920.webp"))
    .resize(width, height - band, { fit: "cover", position: "centre" })
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: INK } })
    .composite([
      { input: room, top: 0, left: 0 },
      { input: footer, top: height - band, left: 0 },
      { input: lark, top: height - band + 23, left: 352 },
      { input: word, top: height - band + 42, left: 470 },
    ])
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(join(IMAGES, "og.jpg"));
}

/** Writes favicon, app icons, web manifest, avatars and the share card. */
export async function writeIcons() {
  const icons = join(PUBLIC, "icons");
  const avatars = join(IMAGES, "avatars");
  for (const folder of [icons, avatars]) mkdirSync(folder, { recursive: true });
  copyFileSync(join(ART, "mark.svg"), join(PUBLIC, "favicon.svg"));
  for (const name of ["morich-brown", "lota-mongeskar"]) {
    copyFileSync(join(ART, `${name}.svg`), join(avatars, `${name}.svg`));
  }
  writeFileSync(join(PUBLIC, "favicon.ico"), wrapIco(await drawMark(32).png().toBuffer(), 32));
  await drawMark(192).png().toFile(join(icons, "icon-192.png"));
  await drawMark(512).png().toFile(join(icons, "icon-512.png"));
  await (await drawMaskable(512)).png().toFile(join(icons, "maskable-512.png"));
  await (await drawMaskable(180)).png().toFile(join(PUBLIC, "apple-touch-icon.png"));
  writeFileSync(join(PUBLIC, "site.webmanifest"), `${JSON.stringify(WEB_MANIFEST, null, 2)}\n`);
  await writeShareCard();
}
