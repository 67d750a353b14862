import { expect, it } from "vitest";
import { nextCursor } from "./next-cursor";

it("finds the cursor of the next page in the Link header", () => {
  const headers = new Headers({ link: '</api/products?limit=24&cursor=abc_1-2>; rel="next"' });
  expect(nextCursor(headers)).toBe("abc_1-2");
});

it("finds none on the last page or in another relation", () => {
  expect(nextCursor(new Headers())).toBeNull();
  expect(nextCursor(new Headers({ link: '</api/products?cursor=abc>; rel="prev"' }))).toBeNull();
});
