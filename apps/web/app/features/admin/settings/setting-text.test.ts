import { expect, it } from "vitest";
import { savedText } from "./setting-text";

it("names what was saved", () => {
  expect(savedText(["contactHours"])).toBe("Opening hours saved.");
  expect(savedText(["contactHours", "facebook"])).toBe("Opening hours and Facebook saved.");
  expect(savedText(["contactEmail", "contactPhone", "contactHours", "facebook", "twitter"])).toBe(
    "Email address, Phone, Opening hours, and 2 more saved.",
  );
});

it("says whether shoppers see the home page", () => {
  expect(savedText(["homeDraft"])).toBe("Draft saved. Shoppers can't see it yet.");
  expect(savedText(["homePage", "homeDraft"])).toBe("Home page published.");
});
