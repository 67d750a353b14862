import type { TextPage } from "@larkwood/contract";
import type { RouterContextProvider } from "react-router";
import { network } from "~/lib/network/network";
import type { ParsedText } from "~/texts/text-node";
import { catalogueContext } from "./catalogue-context";
import { getShop } from "./shop";

/** The owner's custom text of a page; null if the page uses the default text. */
export async function readCustomText(
  context: Readonly<RouterContextProvider>,
  page: TextPage,
): Promise<ParsedText | null> {
  const reader = context.get(catalogueContext);
  const text = reader.customText(page);
  if (text === null) return null;
  const { parseMarkdown } = await import("~/texts/parse-markdown");
  return parseMarkdown(text, reader.shop().name);
}

/** The same in the browser. A page with the default text needs no request and opens offline. */
export async function fetchCustomText<T>(page: TextPage, serverLoader: () => Promise<T>): Promise<T | null> {
  if (!getShop().ownTexts.includes(page)) return null;
  await network.whenOnline();
  return serverLoader();
}
