import * as z from "zod";
import { idSchema } from "../models/id";
import { jobIdSchema } from "../models/job";
import { shopHealthSchema } from "../models/shop-health";
import { defineEndpoint } from "./define";

const tag = "health";
const access = { can: "settings.write" } as const;

/** State and backups of the shop. A backup contains all data, so it needs every permission and a person. */
export const healthEndpoints = {
  getHealth: defineEndpoint({
    method: "GET",
    path: "/admin/health",
    summary: "Get sizes, free disk space, failed jobs, unsent emails and the last backup",
    tag,
    access,
    reply: shopHealthSchema,
  }),
  startBackup: defineEndpoint({
    method: "POST",
    path: "/admin/backups",
    summary: "Start a backup of all data and uploaded images; its job reports the progress",
    tag,
    access,
    peopleOnly: true,
    everyPermission: true,
    status: 202,
    reply: z.object({ id: jobIdSchema }),
    errors: ["illegal_step", "conflict"],
  }),
  getBackupFile: defineEndpoint({
    method: "GET",
    path: "/admin/backups/:id/file",
    summary: "Download a backup; available for one day",
    tag,
    access,
    peopleOnly: true,
    everyPermission: true,
    params: z.object({ id: idSchema }),
    replyType: "application/gzip",
    reply: z.file(),
    errors: ["not_found"],
  }),
};
