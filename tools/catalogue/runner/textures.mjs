import { join } from "node:path";
import sharp from "sharp";

const SIZE = 512;

/** Noise that repeats at the edges, from waves with whole numbers of periods. Each call gives the same values. */
function repeatingNoise(seed, waves, frequencies) {
  let state = seed;
  const random = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const parts = Array.from({ length: waves }, () => ({
    x: Math.round((random() * 2 - 1) * frequencies[0]),
    y: Math.round((random() * 2 - 1) * frequencies[1]),
    phase: random() * 2 * Math.PI,
  }));
  const scale = Math.sqrt(2 / waves);
  return (x, y) =>
    scale *
    parts.reduce((sum, part) => sum + Math.sin(2 * Math.PI * (part.x * x + part.y * y) + part.phase), 0);
}

// Each returns a height from about -1 to 1. u runs along the grain.
const figure = repeatingNoise(1, 40, [2, 34]);
const pores = repeatingNoise(2, 60, [10, 190]);
const slubs = repeatingNoise(3, 60, [60, 60]);
const curls = repeatingNoise(4, 80, [26, 26]);
const threads = (x, y) => {
  const [warp, weft] = [Math.sin(2 * Math.PI * 40 * x), Math.sin(2 * Math.PI * 40 * y)];
  return warp * weft;
};

/** Light and dark of each pattern, which multiply the colour of a material, and its relief. */
const PATTERNS = {
  wood: {
    shade: (x, y) => 0.9 + 0.045 * figure(x, y) + 0.035 * pores(x, y),
    height: (x, y) => 0.25 * pores(x, y),
  },
  cloth: {
    shade: (x, y) => 0.88 + 0.05 * slubs(x, y) + 0.05 * threads(x, y),
    height: (x, y) => 0.8 * threads(x, y) + 0.4 * slubs(x, y),
  },
  boucle: { shade: (x, y) => 0.87 + 0.08 * curls(x, y), height: (x, y) => 1.6 * curls(x, y) },
  leather: { shade: (x, y) => 0.9 + 0.04 * figure(x, y), height: (x, y) => 0.35 * slubs(x, y) },
};

const grey = (value) => Math.round(255 * Math.min(1, Math.max(0, value)));

/** Writes `<pattern>.jpg` and `<pattern>-relief.jpg` (a normal map) for each pattern. */
export async function writeTextures(folder) {
  for (const [name, { shade, height }] of Object.entries(PATTERNS)) {
    const [colours, normals] = [Buffer.alloc(SIZE * SIZE * 3), Buffer.alloc(SIZE * SIZE * 3)];
    for (let row = 0; row < SIZE; row++)
      for (let column = 0; column < SIZE; column++) {
        const [x, y, step] = [column / SIZE, row / SIZE, 1 / SIZE];
        const at = (row * SIZE + column) * 3;
        colours.fill(grey(shade(x, y)), at, at + 3);
        const slope = [height(x + step, y) - height(x, y), height(x, y + step) - height(x, y)];
        normals[at] = grey(0.5 - slope[0] / 2);
        normals[at + 1] = grey(0.5 + slope[1] / 2);
        normals[at + 2] = grey(1);
      }
    const raw = { raw: { width: SIZE, height: SIZE, channels: 3 } };
    await sharp(colours, raw)
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(folder, `${name}.jpg`));
    await sharp(normals, raw)
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(join(folder, `${name}-relief.jpg`));
  }
}
