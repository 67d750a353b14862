import { endpoints } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import { cancelJob } from "./cancel-job";
import { listJobs } from "./list-jobs";
import { readOwnJob } from "./own-job";
import { readJobFile } from "./read-job-file";
import { retryJob } from "./retry-job";

export function jobRoutes(route: Route, context: AppContext): void {
  route(endpoints.listJobs, async (call) => sendPage(call, await listJobs(context, call.query)));
  route(endpoints.retryJob, async ({ params, author }) => {
    await retryJob(context, params, author);
    return undefined;
  });
  route(endpoints.getJob, ({ params, author }) => readOwnJob(context, params, author));
  route(endpoints.cancelJob, ({ params, author }) => cancelJob(context, params, author));
  route(endpoints.getJobFile, async ({ params, author, reply }) => {
    reply.header("content-disposition", 'attachment; filename="export.csv"');
    return readJobFile(context, params, author);
  });
  route(endpoints.getJobPdf, async ({ params, author, reply }) => {
    reply.header("content-disposition", 'attachment; filename="orders.pdf"');
    return readJobFile(context, { ...params, isPdf: true }, author);
  });
}
