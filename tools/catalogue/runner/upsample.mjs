import sharp from "sharp";

// Radius of the neighbourhood in which colours are compared, in pixels of the small image.
const RADIUS = 2;
// Variance of colours (of 255) up to which a neighbourhood counts as smooth.
const SMOOTH_VARIANCE = 4 ** 2;

async function raw(source, width, height) {
  const { data } = await sharp(source)
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Float32Array.from(data);
}

/** Mean of every pixel's neighbourhood. */
function blurred(pixels, width, height, channels) {
  const pass = (input, step, length, rows, rowStep) => {
    const out = new Float32Array(input.length);
    for (let row = 0; row < rows; row += 1)
      for (let c = 0; c < channels; c += 1) {
        const start = row * rowStep + c;
        for (let i = 0; i < length; i += 1) {
          let sum = 0;
          const [from, to] = [Math.max(0, i - RADIUS), Math.min(length - 1, i + RADIUS)];
          for (let k = from; k <= to; k += 1) sum += input[start + k * step];
          out[start + i * step] = sum / (to - from + 1);
        }
      }
    return out;
  };
  const across = pass(pixels, channels, width, height, width * channels);
  return pass(across, width * channels, height, width, channels);
}

function products(a, b, count) {
  const out = new Float32Array(count * 9);
  for (let p = 0; p < count; p += 1)
    for (let i = 0; i < 3; i += 1)
      for (let j = 0; j < 3; j += 1) out[p * 9 + i * 3 + j] = a[p * 3 + i] * b[p * 3 + j];
  return out;
}

/** Solves the symmetric 3 × 3 system m · x = v. */
function solve(m, v) {
  const [a, b, c, d, e, f] = [m[0], m[1], m[2], m[4], m[5], m[8]];
  const [p, q, r] = [d * f - e * e, c * e - b * f, b * e - c * d];
  const scale = 1 / (a * p + b * q + c * r);
  const [s, t, u] = [a * f - c * c, b * c - a * e, a * d - b * b];
  return [
    (p * v[0] + q * v[1] + r * v[2]) * scale,
    (q * v[0] + s * v[1] + t * v[2]) * scale,
    (r * v[0] + t * v[1] + u * v[2]) * scale,
  ];
}

/** Linear map from the colours of `guide` to those of `target` around each pixel: nine factors and three offsets. */
function relation(guide, target, width, height) {
  const count = width * height;
  const mean = (pixels, channels) => blurred(pixels, width, height, channels);
  const [g, t] = [mean(guide, 3), mean(target, 3)];
  const [gg, gt] = [mean(products(guide, guide, count), 9), mean(products(guide, target, count), 9)];
  const factors = new Float32Array(count * 9);
  const sums = new Float32Array(count * 3);
  const [m, v] = [new Array(9), new Array(3)];
  for (let p = 0; p < count; p += 1) {
    for (let i = 0; i < 3; i += 1)
      for (let j = 0; j < 3; j += 1)
        m[i * 3 + j] = gg[p * 9 + i * 3 + j] - g[p * 3 + i] * g[p * 3 + j] + (i === j ? SMOOTH_VARIANCE : 0);
    for (let c = 0; c < 3; c += 1) {
      for (let i = 0; i < 3; i += 1) v[i] = gt[p * 9 + i * 3 + c] - g[p * 3 + i] * t[p * 3 + c];
      const x = solve(m, v);
      for (let i = 0; i < 3; i += 1) factors[p * 9 + c * 3 + i] = x[i];
      sums[p * 3 + c] = t[p * 3 + c] - x[0] * g[p * 3] - x[1] * g[p * 3 + 1] - x[2] * g[p * 3 + 2];
    }
  }
  return { factors: mean(factors, 9), sums: mean(sums, 3) };
}

/** Enlarges `pixels` with bilinear interpolation. */
function enlarged(pixels, channels, [w, h], [width, height]) {
  const out = new Float32Array(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(Math.max(((y + 0.5) * h) / height - 0.5, 0), h - 1);
    const [top, fy] = [Math.min(Math.floor(v), h - 2), v - Math.min(Math.floor(v), h - 2)];
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(Math.max(((x + 0.5) * w) / width - 0.5, 0), w - 1);
      const left = Math.min(Math.floor(u), w - 2);
      const fx = u - left;
      const [a, b] = [(top * w + left) * channels, ((top + 1) * w + left) * channels];
      const at = (y * width + x) * channels;
      for (let c = 0; c < channels; c += 1)
        out[at + c] =
          (pixels[a + c] * (1 - fx) + pixels[a + channels + c] * fx) * (1 - fy) +
          (pixels[b + c] * (1 - fx) + pixels[b + channels + c] * fx) * fy;
    }
  }
  return out;
}

/**
 * Enlarges a small render with the help of the main image, which has the same camera and differs in one material only (a
 * guided filter): where colours correlate with the main image, its edges and texture are used.
 */
export async function upsampled(small, main, [width, height]) {
  const { width: w, height: h } = await sharp(small).metadata();
  const [target, guide] = [await raw(small, w, h), await raw(main, w, h)];
  const { factors } = relation(guide, target, w, h);
  const residual = target.map((value, k) => {
    const [p, c] = [Math.floor(k / 3), k % 3];
    const predicted =
      factors[p * 9 + c * 3] * guide[p * 3] +
      factors[p * 9 + c * 3 + 1] * guide[p * 3 + 1] +
      factors[p * 9 + c * 3 + 2] * guide[p * 3 + 2];
    return value - predicted;
  });
  const sharpGuide = await raw(main, width, height);
  const [f, enlargedResidual] = [
    enlarged(factors, 9, [w, h], [width, height]),
    enlarged(residual, 3, [w, h], [width, height]),
  ];
  const out = Buffer.alloc(width * height * 3);
  for (let p = 0; p < width * height; p += 1)
    for (let c = 0; c < 3; c += 1) {
      const at = p * 9 + c * 3;
      const value =
        f[at] * sharpGuide[p * 3] +
        f[at + 1] * sharpGuide[p * 3 + 1] +
        f[at + 2] * sharpGuide[p * 3 + 2] +
        enlargedResidual[p * 3 + c];
      out[p * 3 + c] = Math.max(0, Math.min(255, Math.round(value)));
    }
  return sharp(out, { raw: { width, height, channels: 3 } });
}
