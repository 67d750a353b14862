import { endpoints } from "@larkwood/contract";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { PlatformContext } from "../context";
import { cancelJob } from "./cancel-job";
import { listJobs } from "./list-jobs";
import { readOwnJob } from "./own-job";
import { readJobFile } from "./read-job-file";
import { retryJob } from "./retry-job";

export function jobRoutes(route: Route, context: PlatformContext): void {
  route(endpoints.listJobs, async (call) => sendPage(call, await listJobs(context, call.query)));
  route(endpoints.retryJob, async ({ params, actor }) => {
    await retryJob(context, params, actor);
    return undefined;
  });
  route(endpoints.getJob, ({ params, actor }) => readOwnJob(context, params, actor));
  route(endpoints.cancelJob, ({ params, actor }) => cancelJob(context, params, actor));
  route(endpoints.getJobFile, async ({ params, actor, reply }) => {
    reply.header("content-disposition", 'attachment; filename="export.csv"');
    return readJobFile(context, params, actor);
  });
  route(endpoints.getJobPdf, async ({ params, actor, reply }) => {
    reply.header("content-disposition", 'attachment; filename="orders.pdf"');
    return readJobFile(context, { ...params, isPdf: true }, actor);
  });
}
