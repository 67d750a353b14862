"""Open Image Denoise's network run in PyTorch, for Blender builds that come without it.

Weights: the .tza files of RenderKit/oidn-weights (Apache-2.0), as shipped in the npm package `denoiser`.
usage: denoise.py   then, on its input, one pair of paths per line: in.npz <tab> out.npy
(color, albedo, normal: height x width x 3, float32, linear). It answers each line with the path it wrote.
"""
import os
import struct
import sys

import numpy as np
import torch
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.environ.get("CATALOGUE_WEIGHTS") or os.path.join(HERE, "weights")
MAGIC = 0x41D7

# The perceptual transfer curve the network was trained with.
CURVE = (1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1)
TOE, SHOULDER = 1.57945760e-6, 3.22087631e-2
TOE_OUT, SHOULDER_OUT = 2.23151711e-3, 3.70974749e-1


def load_weights(path):
    """Read a .tza tensor archive."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != MAGIC:
        raise SystemExit(f"{path} is no tensor archive")
    count, = struct.unpack_from("<I", data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        length, = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        dims = struct.unpack_from(f"<{rank}I", data, at + 1)
        at += 1 + 4 * rank + rank
        kind = np.float16 if chr(data[at]) == "h" else np.float32
        offset, = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(dims)), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(dims))
    return tensors


def unet(weights, image):
    """The U-Net: four times down, four times up, each step seeing its counterpart."""

    def conv(name, x):
        return F.conv2d(x, weights[name + ".weight"], weights[name + ".bias"], padding=1)

    def step(name, x):
        return F.relu(conv(name, x))

    def up(x, skip):
        return torch.cat([F.interpolate(x, scale_factor=2, mode="nearest"), skip], 1)

    first = F.max_pool2d(step("enc_conv1", step("enc_conv0", image)), 2)
    second = F.max_pool2d(step("enc_conv2", first), 2)
    third = F.max_pool2d(step("enc_conv3", second), 2)
    x = F.max_pool2d(step("enc_conv4", third), 2)
    x = step("enc_conv5b", step("enc_conv5a", x))
    for level, skip in ((4, third), (3, second), (2, first), (1, image)):
        x = step(f"dec_conv{level}b", step(f"dec_conv{level}a", up(x, skip)))
    return conv("dec_conv0", x)


def compress(y):
    a, b, c, d, e, f, g = CURVE
    middle = b * y.clamp(min=1e-12) ** c + d
    return torch.where(y <= TOE, a * y, torch.where(y <= SHOULDER, middle, e * torch.log(y + f) + g))


def expand(x):
    a, b, c, d, e, f, g = CURVE
    middle = ((x - d) / b).clamp(min=1e-12) ** (1 / c)
    return torch.where(x <= TOE_OUT, x / a, torch.where(x <= SHOULDER_OUT, middle, torch.exp((x - g) / e) - f))


def auto_exposure(colour):
    """Scale that brings the mean log luminance to mid grey."""
    r, g, b = colour[:, 0], colour[:, 1], colour[:, 2]
    luminance = F.avg_pool2d((0.212671 * r + 0.715160 * g + 0.072169 * b)[:, None], 16)
    luminance = luminance[luminance > 1e-8]
    return float(0.18 / torch.exp2(torch.log2(luminance).mean()))


def denoise(passes, weights):
    def tensor(key):
        return torch.from_numpy(np.nan_to_num(passes[key]).astype(np.float32)).permute(2, 0, 1)[None]

    colour = tensor("color").clamp(min=0)
    albedo, normal = tensor("albedo").clamp(0, 1), tensor("normal").clamp(-1, 1) * 0.5 + 0.5
    exposure = auto_exposure(colour)
    scale = 1 / float(compress(torch.tensor(65504.0)))
    x = torch.cat([compress(colour * exposure) * scale, albedo, normal], 1)
    height, width = x.shape[2:]
    # Repeating the last row would turn its noise into streaks that the network keeps.
    padded = F.pad(x, (0, -width % 16, 0, -height % 16), mode="reflect")
    y = unet(weights, padded)[:, :, :height, :width]
    return (expand((y / scale).clamp(min=0)) / exposure)[0].permute(1, 2, 0).numpy()


def main():
    torch.set_grad_enabled(False)
    torch.set_num_threads(int(os.environ.get("DENOISE_THREADS", "2")))
    weights = load_weights(os.path.join(WEIGHTS, "rt_hdr_alb_nrm.tza"))
    for line in sys.stdin:
        source, target = line.rstrip("\n").split("\t")
        np.save(target, denoise(np.load(source), weights))
        print(target, flush=True)


main()
