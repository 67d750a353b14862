import { expect, it } from "vitest";
import { findModel } from "./models";

it("finds the model of a picture in the value that the picture shows", () => {
  const sofa = "/images/models/alder-three-seat-sofa.glb";
  expect(findModel("http://shop.example/images/products/alder-three-seat-sofa_1280.webp")).toEqual({
    url: sofa,
    variant: "linen-oatmeal",
  });
  expect(findModel("/images/products/alder-three-seat-sofa.wool-moss_1280.webp")).toEqual({
    url: sofa,
    variant: "wool-moss",
  });
  expect(findModel("/images/products/holm-oak-dining-table.160-cm_1280.webp")).toEqual({
    url: "/images/models/holm-oak-dining-table.160-cm.glb",
    variant: null,
  });
});

it("finds none for other values, products without options and uploaded pictures", () => {
  for (const url of [
    "/images/products/alder-three-seat-sofa.linen-pink_1280.webp",
    "/images/products/strand-oak-sideboard_1280.webp",
    "/images/products/toString_1280.webp",
    "/images/uploads/0f3a_1280.webp",
    "https://other.example/sofa.jpg",
  ])
    expect(findModel(url)).toBeNull();
});
