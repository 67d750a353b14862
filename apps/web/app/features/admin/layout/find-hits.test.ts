import { expect, it } from "vitest";
import { answerCalls, refusal } from "~/testing/api-replies";
import { someProduct } from "~/testing/products";
import { findHits } from "./find-hits";

it.each([true, false])("finds drafts by words and by id (trading: %s)", async (isTrading) => {
  const draft = { ...someProduct({ name: "Larch Bench" }), publishing: { state: "draft", publishAt: null } };
  answerCalls(({ path }) => Response.json(path === "/admin/unpublished" ? [draft] : []));
  const { signal } = new AbortController();
  for (const text of ["bench", draft.id]) {
    const hits = await findHits({ text, groups: ["Products"], isTrading, signal });
    expect(hits).toMatchObject([{ title: "Larch Bench", to: `/admin/edit/product/${draft.id}?any` }]);
  }
});

it("finds nothing by an unknown id without a call that fails", async () => {
  const fetch = answerCalls(({ path }) =>
    path.includes(someProduct().id) ? refusal(404) : Response.json([]),
  );
  const { signal } = new AbortController();
  const groups = ["Products", "Customers"] as const;
  expect(await findHits({ text: someProduct().id, groups, isTrading: false, signal })).toEqual([]);
  const replies = await Promise.all(fetch.mock.results.map(({ value }) => value as Promise<Response>));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});
