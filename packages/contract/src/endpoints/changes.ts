import * as z from "zod";
import { changesReplySchema, changeTypeSchema } from "../models/change";
import { defineEndpoint } from "./define";
import { paging } from "./query";

const typeList = z
  .string()
  .transform((text) => text.split(","))
  .pipe(z.array(changeTypeSchema).max(10));

export const changeEndpoints = {
  listChanges: defineEndpoint({
    method: "GET",
    path: "/changes",
    summary:
      "List what changed after a cursor, oldest first. Without `since`, the reply has only the current cursor: get it before you read everything",
    tag: "sync",
    access: "user",
    query: z.object({
      /** `next` of the previous reply. */
      since: z
        .string()
        .max(100)
        .regex(/^[\w.]*$/)
        .optional(),
      /** Comma-separated; defaults to all that the caller may read. */
      types: typeList.optional(),
      limit: paging.limit,
    }),
    reply: changesReplySchema,
    errors: ["not_found", "cursor_expired"],
  }),
};
