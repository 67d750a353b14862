import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { renderScreen } from "~/testing/render-screen";
import { PromotionList } from "./promotion-list";

const someFields = { when: {}, what: { kind: "freeDelivery" }, uses: 0, maxUses: null };

it("keeps the focus in the list when a promotion is deleted", async () => {
  let names = ["Autumn", "Winter", "Spring"];
  answerCalls(({ method, path }) => {
    if (method === "DELETE") {
      names = names.filter((name) => !path.endsWith(name));
      return new Response(null, { status: 204 });
    }
    return Response.json(names.map((name) => ({ id: name, name, code: name, ...someFields })));
  });
  const list = renderScreen(<PromotionList />);
  const remove = async (name: string) => {
    await screen.findByText(name, { selector: "span" });
    await list.press(`Remove ${name}`);
    await list.press("Delete");
    await expect.poll(() => screen.queryByText(name, { selector: "span" })).toBeNull();
  };
  const focused = () =>
    document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  await remove("Winter");
  await expect.poll(focused).toBe("Remove Spring");
  await remove("Spring");
  await expect.poll(focused).toBe("Remove Autumn");
});
