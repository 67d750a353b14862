import { type APIRequestContext, expect } from "@playwright/test";
import { bearerOf } from "./sessions";
import { createProduct } from "./stock";

/** Creates a sofa that fits a 210 cm wall, for one test. */
export async function createSofa(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const { id } = await createProduct(request, { price: 1390, quantity: 3 });
  const headers = await bearerOf(request, "admin");
  const { origin } = new URL((await request.get("/healthz")).url());
  const imageUrl = (view: string) => `${origin}/images/products/alder-three-seat-sofa${view}_1280.webp`;
  const send = async (path: string, data: object) => {
    const reply = await request.put(`/api/products${path}`, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  const name = `Fenby Three-Seat Sofa ${crypto.randomUUID().slice(0, 8)}`;
  await send("", {
    id,
    name,
    description: "Three seats on a frame that is no wider than a wall between two doors.",
    category: "livingroom",
    price: 1390,
    quantity: 3,
    imageUrl: imageUrl(""),
    acceptedTos: true,
  });
  await send(`/${id}/attributes`, {
    attributes: {
      ...{ width: 205, depth: 92, height: 84, seats: 3 },
      ...{ material: ["oak", "linen", "wool"], colour: ["beige", "green"] },
      ...{ parcels: 2, "parcel-sizes": "182 × 95 × 62 cm; 94 × 90 × 24 cm" },
    },
  });
  await send(`/${id}/pictures`, {
    images: [
      { url: imageUrl(""), alt: "The sofa in oatmeal linen, from the front", kind: "front" },
      { url: imageUrl(".side"), alt: "The sofa seen from the side", kind: "side" },
      { url: imageUrl(".detail"), alt: "A piped seam", kind: "detail" },
    ],
  });
  const value = (key: string, name: string, swatch: string) => ({ key, name, swatch });
  await send(`/${id}/variants`, {
    options: [
      {
        name: "Fabric",
        values: [
          value("linen-oatmeal", "Oatmeal linen", "#cbc1b1"),
          value("wool-moss", "Moss green wool", "#61634b"),
        ],
      },
    ],
    variants: [
      { values: ["linen-oatmeal"], price: 1390, quantity: 2 },
      { values: ["wool-moss"], price: 1450, quantity: 2, imageUrl: imageUrl(".wool-moss") },
    ],
  });
  return { id, name };
}
