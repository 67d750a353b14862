import { endpoints } from "@larkwood/contract";
import type { Route } from "../../../plugins/router/router";
import type { PlatformContext } from "../context";
import { getHealth } from "./get-health";
import { readBackupFile } from "./read-backup-file";
import { startBackup } from "./start-backup";

export function healthRoutes(route: Route, context: PlatformContext): void {
  route(endpoints.getHealth, () => getHealth(context));
  route(endpoints.startBackup, ({ actor }) => startBackup(context, actor));
  route(endpoints.getBackupFile, async ({ params, actor, reply }) => {
    const { bytes, createdAt, content } = await readBackupFile(context, params, actor);
    const name = `shop-${createdAt.toISOString().slice(0, 10)}.backup`;
    // With its length, the browser notices a download that was cut off.
    reply.headers({ "content-length": bytes, "content-disposition": `attachment; filename="${name}"` });
    return content;
  });
}
