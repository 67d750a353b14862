import { expect, it } from "vitest";
import { someProduct } from "~/testing/products";
import { newDraft, toPictureDrafts } from "./drafts";

it("leaves the alt text of a new image to the owner", () => {
  const drafts = toPictureDrafts(someProduct());
  expect(newDraft("https://images.example/back_1280.webp", drafts)).toEqual({
    url: "https://images.example/back_1280.webp",
    alt: "",
    kind: "side",
  });
});
