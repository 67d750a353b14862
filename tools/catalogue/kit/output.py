"""Render with Cycles, denoise outside of Blender, add grain and vignette, write a PNG."""
import functools
import os
import subprocess
import tempfile
import time

import bpy
import numpy as np

from .scene import SCENE

CATALOGUE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DENOISE = os.path.join(CATALOGUE, "denoise.py")
GRAIN, VIGNETTE = 0.010, 0.07

PASSES = {
    "color": ("Noisy Image", "Image"),
    "albedo": ("Denoising Albedo", "DiffCol"),
    "normal": ("Denoising Normal", "Normal"),
}


def resolution(size):
    SCENE.render.resolution_x, SCENE.render.resolution_y = size
    SCENE.render.resolution_percentage = 100


def _configure(samples, threads, exposure):
    SCENE.render.engine = "CYCLES"
    if threads:
        SCENE.render.threads_mode = "FIXED"
        SCENE.render.threads = threads
    cycles = SCENE.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = samples > 32
    cycles.adaptive_threshold = 0.03
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 5, 2, 3, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.6
    cycles.use_auto_tile = False
    SCENE.view_settings.view_transform = "Filmic"
    SCENE.view_settings.look = "Medium High Contrast"
    SCENE.view_settings.exposure = exposure


def _route_passes(folder):
    """Write colour, albedo and normal as EXR files: what the denoiser reads. Returns their paths."""
    layer = SCENE.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    bpy.context.view_layer.update()
    SCENE.use_nodes = True
    tree = SCENE.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for key, candidates in PASSES.items():
        output = next(c for c in candidates if c in layers.outputs and layers.outputs[c].enabled)
        files.file_slots.new(key + "_")
        tree.links.new(layers.outputs[output], files.inputs[-1])
    return {key: os.path.join(folder, key + "_0001.exr") for key in PASSES}


def _read(path, key, size):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear" if key == "color" else "Non-Color"
    flat = np.empty(size[0] * size[1] * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(size[1], size[0], 4)[::-1, :, :3].copy()


@functools.lru_cache(maxsize=None)
def _denoiser(threads):
    """Debian's Blender has no denoiser: ours runs in a Python that has PyTorch, once for all pictures of a run."""
    python = os.environ.get("CATALOGUE_PYTHON") or os.path.join(CATALOGUE, ".venv", "bin", "python")
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return subprocess.Popen([python, DENOISE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                            env={**env, "DENOISE_THREADS": str(threads or 2), "OMP_WAIT_POLICY": "PASSIVE"})


def _denoised(passes, folder, threads):
    source, target = os.path.join(folder, "in.npz"), os.path.join(folder, "out.npy")
    np.savez(source, **passes)
    process = _denoiser(threads)
    process.stdin.write(f"{source}\t{target}\n")
    process.stdin.flush()
    if process.stdout.readline().strip() != target:
        raise SystemExit("the denoiser stopped")
    return np.load(target)


def _photographic(colour):
    """A breath of grain and a darker rim, so that the picture does not look computed."""
    h, w = colour.shape[:2]
    grain = np.random.default_rng(1).normal(0, GRAIN, (h, w))[..., None]
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    return colour * (1 + grain) * (1 - VIGNETTE * (xx * xx + yy * yy)[..., None] / 2)


def _save(colour, out):
    h, w = colour.shape[:2]
    image = bpy.data.images.new("final", w, h, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    opaque = np.dstack([colour, np.ones((h, w))])[::-1]
    image.pixels.foreach_set(opaque.astype(np.float32).ravel())
    SCENE.render.image_settings.file_format = "PNG"
    SCENE.render.image_settings.color_mode = "RGB"
    image.save_render(out, scene=SCENE)
    bpy.data.images.remove(image)


def render(out, size, samples=16, threads=0, exposure=0.5, denoise=True):
    """Render the scene to `out`; returns the seconds spent rendering and denoising, and of the processor."""
    resolution(size)
    _configure(samples, threads, exposure)
    with tempfile.TemporaryDirectory(prefix="catalogue-") as folder:
        paths = _route_passes(folder)
        SCENE.frame_set(1)
        start, work = time.time(), time.process_time()
        bpy.ops.render.render()
        rendered, work = time.time(), time.process_time() - work
        passes = {key: _read(path, key, size) for key, path in paths.items()}
        colour = _denoised(passes, folder, threads) if denoise else passes["color"]
        _save(_photographic(colour), out)
        return {"render": round(rendered - start, 1), "finish": round(time.time() - rendered, 1), "cpu": round(work, 1)}
