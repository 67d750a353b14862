import * as z from "zod";
import { jobIdSchema, jobSchema, userJobSchema } from "../models/job";
import { JOB_KINDS, JOB_STATUSES } from "../models/job-kind";
import { defineEndpoint } from "./define";
import { paging } from "./query";

const tag = "jobs";
const byId = z.object({ id: jobIdSchema });

export const jobEndpoints = {
  listJobs: defineEndpoint({
    method: "GET",
    path: "/admin/jobs",
    summary: "List background jobs, newest first",
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
    summary: "Retry a job that failed or was held back because of its age, or run a recurring job now",
    tag,
    access: { can: "settings.write" },
    params: byId,
    status: 204,
    errors: ["not_found"],
  }),
  getJob: defineEndpoint({
    method: "GET",
    path: "/jobs/:id",
    summary: "Get the progress of a job you started",
    tag,
    access: "user",
    params: byId,
    reply: userJobSchema,
    errors: ["not_found"],
  }),
  cancelJob: defineEndpoint({
    method: "POST",
    path: "/jobs/:id/cancel",
    summary: "Stop a job you started; an Admin with the settings permission can stop any job",
    tag,
    access: "user",
    params: byId,
    reply: jobSchema,
    errors: ["not_found"],
  }),
  getJobFile: defineEndpoint({
    method: "GET",
    path: "/jobs/:id/file",
    summary: "Download the file of your own export; available for one day",
    tag,
    access: "user",
    params: byId,
    replyType: "text/csv",
    reply: z.string(),
    errors: ["not_found"],
  }),
};
