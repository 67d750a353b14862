import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import type { Route } from "../../../plugins/router/router";
import { productTag } from "./";
import { savePictures } from "./save-images";
import { saveSearchTexts } from "./save-seo-texts";

export function productPageRoutes(route: Route, context: AppContext): void {
  route(endpoints.savePictures, async ({ params, headers, body, author, reply }) => {
    const saving = { id: params.id, form: body, ifMatch: headers["if-match"] };
    const product = await savePictures(context, saving, author);
    reply.header("etag", productTag(product, author.origin));
    return product;
  });

  route(endpoints.saveSearchTexts, async ({ params, headers, body, author, reply }) => {
    const saving = { id: params.id, form: body, ifMatch: headers["if-match"] };
    const product = await saveSearchTexts(context, saving, author);
    reply.header("etag", productTag(product, author.origin));
    return product;
  });
}
