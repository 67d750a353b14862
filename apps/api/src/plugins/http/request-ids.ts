import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Config } from "../../config";

/** The id of a request that has come. */
export type NextId = (request: IncomingMessage) => string;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Request ids: that of a trusted proxy when it looks like one, else a short random start and a counter. */
export function createRequestIds({ trustProxy }: Pick<Config, "trustProxy">): NextId {
  const start = randomBytes(6).toString("hex");
  let count = 0;
  return (request) => {
    // The audit names requests by it, so a visitor may not choose it.
    const given = trustProxy === false ? undefined : request.headers["x-request-id"];
    if (typeof given === "string" && REQUEST_ID.test(given)) return given;
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
