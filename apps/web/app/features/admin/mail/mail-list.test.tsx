import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MAIL_IS_OFF } from "~/features/admin/shared/mail-is-off";
import { useEditedShop } from "~/lib/shop/shop";
import { answerCalls } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderScreen } from "~/testing/render-screen";
import { MailList } from "./mail-list";

it("says that email is off and how to turn it on, until the shop has a mail server", async () => {
  answerCalls(() => Response.json([], { headers: { "x-total-count": "0" } }));
  openTradingShop();
  const visitor = renderScreen(<MailList />);
  await visitor.sees(MAIL_IS_OFF, "No emails yet.");
  useEditedShop.setState(({ shop }) => ({ shop: shop && { ...shop, sendsMail: true } }));
  await expect.poll(() => screen.queryByText(MAIL_IS_OFF)).toBeNull();
});
