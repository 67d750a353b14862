import type { TextPage } from "@larkwood/contract";
import type { RouterContextProvider } from "react-router";
import { network } from "~/lib/network/network";
import type { ParsedText } from "~/texts/text-node";
import { catalogueContext } from "./catalogue-context";
import { knownShop } from "./shop";

/** The owner's own words for a page; null where the page is as it comes. */
export async function readCustomText(
  context: Readonly<RouterContextProvider>,
  page: TextPage,
): Promise<ParsedText | null> {
  const reader = context.get(catalogueContext);
  const text = reader.ownText(page);
  if (text === null) return null;
  const { parseMarkdown } = await import("~/texts/parse-markdown");
  return parseMarkdown(text, reader.shop().name);
}

/** The same in the browser: a page that is as it comes is asked of nobody, and opens without a network. */
export async function fetchCustomText<T>(page: TextPage, serverLoader: () => Promise<T>): Promise<T | null> {
  if (!knownShop().ownTexts.includes(page)) return null;
  await network.whenBack();
  return serverLoader();
}
