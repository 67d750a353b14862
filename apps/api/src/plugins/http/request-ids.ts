import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Config } from "../../config";

/** Returns the id of a new request. */
export type NextId = (request: IncomingMessage) => string;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Creates request ids: the valid id of a trusted proxy, or else a random prefix and a counter. */
export function createRequestIds({ trustProxy }: Pick<Config, "trustProxy">): NextId {
  const prefix = randomBytes(6).toString("hex");
  let count = 0;
  return (request) => {
    // The audit log contains the id, so clients must not choose it.
    const given = trustProxy === false ? undefined : request.headers["x-request-id"];
    if (typeof given === "string" && REQUEST_ID.test(given)) return given;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
