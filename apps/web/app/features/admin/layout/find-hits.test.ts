import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { someProduct } from "~/testing/products";
import { findHits } from "./find-hits";

it("finds drafts in trading mode, by words and by id", async () => {
  const draft = { ...someProduct({ name: "Larch Bench" }), publishing: { state: "draft", publishAt: null } };
  answerCalls(({ path }) => Response.json(path === "/admin/unpublished" ? [draft] : []));
  const { signal } = new AbortController();
  for (const text of ["bench", draft.id]) {
    const hits = await findHits({ text, groups: ["Products"], isTrading: true, signal });
    expect(hits).toMatchObject([{ title: "Larch Bench", to: `/admin/edit/product/${draft.id}` }]);
  }
});
