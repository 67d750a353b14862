/**
 * Replaces the decoder that model-viewer bundles for compressed meshes. It compiles WebAssembly as soon as it is loaded, which the
 * content security policy refuses; our models are quantized instead.
 */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
