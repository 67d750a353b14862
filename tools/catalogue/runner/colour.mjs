import sharp from "sharp";

const hex = (channels) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** Mean colour of the outermost pixels, used as placeholder until the image has loaded. */
export async function edgeColour(path) {
  const side = 16;
  const { data, info } = await sharp(path)
    .resize(side, side, { fit: "fill" })
    .flatten({ background: "#f6f1ea" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < side * side; i += 1) {
    const [x, y] = [i % side, Math.floor(i / side)];
    if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue;
    for (let c = 0; c < 3; c += 1) sum[c] += data[i * info.channels + c];
    count += 1;
  }
  return hex(sum.map((value) => value / count));
}
