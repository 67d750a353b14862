import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls, refusal } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { PromotionDialog } from "./promotion-dialog";

const sofas = { id: "0190a0b0c0d0e0f000000001", slug: "sofas", name: "Sofas", description: "" };

/** Opens a new promotion as someone who may not edit the catalogue. */
function openDialog() {
  answerCalls(({ method, path }) => {
    if (method !== "GET") return refusal(400, { name: "Required", "what.value": "Too large" });
    return path === "/collections" ? Response.json([sofas]) : refusal(403);
  });
  return renderWithToasts(<PromotionDialog promotion={null} onClose={() => {}} />);
}

it("focuses the first field that the form or the server refuses", async () => {
  const editor = openDialog();
  await editor.press("Save");
  await expect.poll(() => document.activeElement).toBe(editor.control("value"));
  await editor.fill("value", "10");
  await editor.press("Save");
  await expect.poll(() => document.activeElement).toBe(editor.control("name"));
});

it("brings the first problem into view if no field can have the focus", async () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this);
  };
  const editor = openDialog();
  await editor.choose("scope", "items of collections");
  await editor.fill("value", "10");
  await editor.press("Save");
  await expect.poll(() => seen.map(({ textContent }) => textContent)).toEqual(["Choose at least one"]);
});

it("offers the collections to staff without the permission for the catalogue", async () => {
  const editor = openDialog();
  await editor.choose("scope", "items of collections");
  expect(await screen.findByRole("checkbox", { name: "Sofas" })).toBeTruthy();
});
