import * as z from "zod";
import { jobIdSchema, jobSchema, ownJobSchema } from "../models/job";
import { JOB_KINDS, JOB_STATUSES } from "../models/job-kind";
import { defineEndpoint } from "./define";
import { paging } from "./query";

const tag = "jobs";
const byId = z.object({ id: jobIdSchema });

export const jobEndpoints = {
  listJobs: defineEndpoint({
    method: "GET",
    path: "/admin/jobs",
    summary: "What the shop does in the background, newest first",
    tag,
    access: { can: "settings.write" },
    query: z.object({
      status: z.enum(JOB_STATUSES).optional(),
      kind: z.enum(JOB_KINDS).optional(),
      ...paging,
    }),
    reply: z.array(jobSchema),
  }),
  retryJob: defineEndpoint({
    method: "POST",
    path: "/admin/jobs/:id/retry",
    summary: "Do what failed for good or was too old; what comes again is done now",
    tag,
    access: { can: "settings.write" },
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
  getJob: defineEndpoint({
    method: "GET",
    path: "/jobs/:id",
    summary: "How far something is that one has started",
    tag,
    access: "user",
    params: byId,
    reply: ownJobSchema,
    errors: ["not_found"],
  }),
  cancelJob: defineEndpoint({
    method: "POST",
    path: "/jobs/:id/cancel",
    summary: "Stop something that one has started; an Admin for the settings may stop anything",
    tag,
    access: "user",
    params: byId,
    reply: jobSchema,
    errors: ["not_found"],
  }),
  getJobFile: defineEndpoint({
    method: "GET",
    path: "/jobs/:id/file",
    summary: "The file that an export of one's own has made; it is kept for a day",
    tag,
    access: "user",
    params: byId,
    replyType: "text/csv",
    reply: z.string(),
    errors: ["not_found"],
  }),
};
