import { beforeEach, expect, it } from "vitest";
import { device } from "~/lib/session/device-storage";
import { addSample, type ChosenSample, clearSamples, loadSamples, removeSample, useSamples } from "./samples";

const sampleOf = (material: string, digit = "1"): ChosenSample => ({
  productId: digit.repeat(24),
  variantId: "a".repeat(24),
  material,
  product: "Alder Three-Seat Sofa",
  imageUrl: "/images/swatches/wool-moss_160.webp",
});
const chosen = () => useSamples.getState().chosen?.map(({ material }) => material);

beforeEach(clearSamples);

it("keeps up to five samples on the device, each fabric of a product once", () => {
  for (const material of ["Moss", "Oatmeal", "Moss", "Blue", "Charcoal", "Rust"])
    expect(addSample(sampleOf(material))).toBe(true);
  expect(addSample(sampleOf("Sand"))).toBe(false);
  expect(chosen()).toEqual(["Oatmeal", "Moss", "Blue", "Charcoal", "Rust"]);
  removeSample(sampleOf("Blue"));
  expect(addSample(sampleOf("Moss", "2"))).toBe(true);
  useSamples.setState({ chosen: null });
  loadSamples();
  expect(chosen()).toEqual(["Oatmeal", "Moss", "Charcoal", "Rust", "Moss"]);
});

it("ignores what is no sample", () => {
  for (const stored of ["{", "7", '[null, 3, {"productId": "x"}]', '[{"productId":"<b>","material":1}]']) {
    device.setItem("samples", stored);
    loadSamples();
    expect(chosen()).toEqual([]);
  }
});
