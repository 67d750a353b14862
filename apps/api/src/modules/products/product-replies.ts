import { createHash } from "node:crypto";
import { endpoints, type Product, type ProductQuery } from "@larkwood/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { pageHeaders } from "../../plugins/page-links";
import { ReadyReply } from "../../plugins/ready-reply";
import { listProducts } from "./list-products";
import { productTag, toProduct } from "./product.mapper";
import { findProduct } from "./product.repo";

const JSON_TYPE = "application/json; charset=utf-8";

/** Finished replies of the two calls that a shop answers most, kept by address. */
export function createProductReplies({ db, catalogue, originOf }: AppContext) {
  // The raw address as key: it is only ever filled after its query has been parsed.
  const keyOf = (request: FastifyRequest) => `${request.protocol}://${request.host}${request.url}`;

  return {
    peek: (request: FastifyRequest) => catalogue.peek(keyOf(request)),

    list: (request: FastifyRequest, query: ProductQuery): Promise<ReadyReply> =>
      catalogue.keep(keyOf(request), async () => {
        const page = await listProducts(db, query);
        const origin = originOf(request);
        const items: Product[] = page.items.map((row) => toProduct(row, origin));
        const body = Buffer.from(JSON.stringify(endpoints.listProducts.reply.parse(items)));
        return new ReadyReply(body, `W/"${createHash("sha1").update(body).digest("base64url")}"`, {
          "content-type": JSON_TYPE,
          "cache-control": "private, no-cache",
          vary: "Accept-Encoding",
          ...pageHeaders(request, page),
        });
      }),

    detail: (request: FastifyRequest, id: string): Promise<ReadyReply> =>
      catalogue.keep(keyOf(request), async () => {
        const row = await findProduct(db, id);
        if (!row) throw new AppError("not_found");
        const product = endpoints.getProduct.reply.parse(toProduct(row, originOf(request)));
        return new ReadyReply(Buffer.from(JSON.stringify(product)), productTag(row), {
          "content-type": JSON_TYPE,
          "cache-control": "no-cache",
          vary: "Accept-Encoding",
        });
      }),
  };
}
