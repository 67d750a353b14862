import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Document, NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS, KHRMaterialsVariants } from "@gltf-transform/extensions";
import { quantize, weld } from "@gltf-transform/functions";
import { exportModels } from "./blender.mjs";
import { simplified, unit, withNormals, withTextureCoordinates } from "./mesh.mjs";
import { IMAGES, ROOT } from "./paths.mjs";
import { writeTextures } from "./textures.mjs";

const FOLDER = join(IMAGES, "models");
const LIST = join(ROOT, "apps", "web", "app", "lib", "shop", "models.json");
const MOST_TRIANGLES = 20_000;
// Metres that one tile of a texture covers.
const TILES = { wood: 0.5, cloth: 0.22, boucle: 0.16, leather: 0.4 };
// Blender's film curve brightens; the viewer's does not.
const BRIGHTER = 1.35;

/** Reads what Blender wrote of one model: its values, and its parts with corners and triangles. */
function readModel(folder, name) {
  const { values, parts } = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  const { buffer, byteOffset } = readFileSync(join(folder, `${name}.bin`));
  let at = byteOffset;
  const read = (Kind, length) => {
    const bytes = buffer.slice(at, at + length * 4);
    at += length * 4;
    return new Kind(bytes);
  };
  const filled = parts.map((part) => ({
    ...part,
    corners: read(Float32Array, part.corners),
    triangles: read(Uint32Array, part.triangles),
  }));
  return { values, parts: filled };
}

/** From Blender's axes (z is up) to those of glTF (y is up). */
const turned = ([x, y, z]) => [x, z, -y];

function placed(matrix, point, isNormal) {
  const rows = matrix.slice(0, 3);
  return turned(rows.map(([a, b, c, d]) => a * point[0] + b * point[1] + c * point[2] + (isNormal ? 0 : d)));
}

async function cornersOf(part, share, pattern) {
  const grain = "xyz".indexOf(Object.values(part.materials)[0].axis);
  const triangles = withNormals(await simplified(part.corners, part.triangles, share));
  const tile = TILES[pattern] ?? 1;
  return withTextureCoordinates(triangles, grain)
    .flat()
    .map(({ point, normal, uv }) => ({
      point: placed(part.matrix, point, false),
      normal: unit(placed(part.matrix, normal, true)),
      uv: uv.map((metres) => metres / tile),
    }));
}

/** Makes the materials of a document, each once. */
function materialsOf(document) {
  const made = new Map();
  const textures = new Map();
  const texture = (file) => {
    if (!textures.has(file))
      textures.set(
        file,
        document.createTexture(file).setURI(file).setMimeType("image/jpeg").setImage(new Uint8Array(1)),
      );
    return textures.get(file);
  };
  return (described) => {
    const { pattern, colour, roughness, metallic } = described;
    const key = JSON.stringify([pattern, colour, roughness, metallic]);
    if (!made.has(key)) {
      const brighter = colour.map((channel) => Math.min(1, channel * BRIGHTER));
      const material = document
        .createMaterial()
        .setBaseColorFactor([...brighter, 1])
        .setRoughnessFactor(roughness)
        .setMetallicFactor(metallic)
        // Shades, panes and cloth are single sheets.
        .setDoubleSided(true);
      if (pattern)
        material
          .setBaseColorTexture(texture(`${pattern}.jpg`))
          .setNormalTexture(texture(`${pattern}-relief.jpg`))
          .setNormalScale(0.6);
      made.set(key, material);
    }
    return made.get(key);
  };
}

const JSON_CHUNK = 0x4e4f534a;
const [HEADER, CHUNK_HEADER] = [12, 8];

/** Refers to the textures as files beside the model instead of containing them, so that all models share them. */
function withSharedTextures(glb) {
  const source = Buffer.from(glb);
  const length = source.readUInt32LE(HEADER);
  const gltf = JSON.parse(source.subarray(HEADER + CHUNK_HEADER, HEADER + CHUNK_HEADER + length).toString());
  for (const image of gltf.images ?? []) {
    delete image.bufferView;
    delete image.mimeType;
    image.uri = image.name;
  }
  const text = JSON.stringify(gltf);
  const json = Buffer.from(text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4));
  const rest = source.subarray(HEADER + CHUNK_HEADER + length);
  const head = Buffer.from(source.subarray(0, HEADER + CHUNK_HEADER));
  head.writeUInt32LE(head.length + json.length + rest.length, 8);
  head.writeUInt32LE(json.length, HEADER);
  head.writeUInt32LE(JSON_CHUNK, HEADER + 4);
  return Buffer.concat([head, json, rest]);
}

/** A glTF document in metres with one material variant for each value of the option. */
async function documentOf({ values, parts }) {
  const document = new Document();
  const buffer = document.createBuffer();
  const extension = document.createExtension(KHRMaterialsVariants);
  const variants = new Map(values.map((value) => [value, extension.createVariant(value)]));
  const materialOf = materialsOf(document);
  const total = parts.reduce((sum, part) => sum + part.triangles.length / 3, 0);
  const share = Math.min(1, MOST_TRIANGLES / total);
  // Parts that look the same in every value become one mesh.
  const groups = new Map();
  for (const part of parts) {
    const materials = values.map((value) => part.materials[value]);
    const key = JSON.stringify(materials.map(({ axis, ...look }) => look));
    const group = groups.get(key) ?? { materials, corners: [] };
    group.corners.push(...(await cornersOf(part, share, materials[0].pattern)));
    groups.set(key, group);
  }
  const mesh = document.createMesh();
  const floats = (list) =>
    document.createAccessor().setArray(new Float32Array(list.flat())).setBuffer(buffer);
  for (const { materials, corners } of groups.values()) {
    const primitive = document
      .createPrimitive()
      .setAttribute("POSITION", floats(corners.map(({ point }) => point)).setType("VEC3"))
      .setAttribute("NORMAL", floats(corners.map(({ normal }) => normal)).setType("VEC3"))
      .setMaterial(materialOf(materials[0]));
    if (materials.some(({ pattern }) => pattern))
      primitive.setAttribute("TEXCOORD_0", floats(corners.map(({ uv }) => uv)).setType("VEC2"));
    const mappings = extension.createMappingList();
    for (const [index, value] of values.entries())
      mappings.addMapping(
        extension.createMapping().setMaterial(materialOf(materials[index])).addVariant(variants.get(value)),
      );
    if (values.length > 1) primitive.setExtension("KHR_materials_variants", mappings);
    mesh.addPrimitive(primitive);
  }
  document.createScene().addChild(document.createNode().setMesh(mesh));
  if (values.length === 1) extension.dispose();
  await document.transform(
    weld(),
    quantize({ quantizePosition: 14, quantizeNormal: 8, pattern: /^(POSITION|NORMAL)$/ }),
  );
  return document;
}

/** Writes a GLB of every product with options, the textures that they share, and the list of all models with their variants. */
export async function writeModels(only) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-"));
  try {
    exportModels(folder, only);
    mkdirSync(FOLDER, { recursive: true });
    await writeTextures(FOLDER);
    const list = existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {};
    const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
    for (const file of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
      const name = file.replace(".json", "");
      const model = readModel(folder, name);
      const bytes = withSharedTextures(await io.writeBinary(await documentOf(model)));
      writeFileSync(join(FOLDER, `${name}.glb`), bytes);
      list[name] = model.values.length > 1 ? model.values : [];
      console.log(`${name} ${Math.round(bytes.length / 1024)}K`);
    }
    const sorted = Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b)));
    writeFileSync(LIST, `${JSON.stringify(sorted, null, 2)}\n`);
    console.log(`models in ${relative(ROOT, FOLDER)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
