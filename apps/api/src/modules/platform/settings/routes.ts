import { endpoints, type Setting } from "@larkwood/contract";
import type { FastifyReply } from "fastify";
import type { Route } from "../../../plugins/router/router";
import type { PlatformContext } from "../context";
import { changeSetting, changeSettings, resetSetting } from "./change-setting";
import { listSettings } from "./list-settings";
import { readChecklist } from "./read-checklist";
import { settingTag } from "./setting.mapper";
import { shopInfo } from "./shop-info";

export function settingRoutes(route: Route, context: PlatformContext): void {
  const withEtag = async (reply: FastifyReply, changed: Promise<Setting>) => {
    const setting = await changed;
    reply.header("etag", settingTag(setting));
    return setting;
  };

  route(endpoints.getShop, async () => shopInfo(context));
  route(endpoints.getChecklist, () => readChecklist(context));
  route(endpoints.listSettings, () => listSettings(context));

  route(endpoints.changeSettings, async ({ body, actor }) => {
    await changeSettings(context, body.changes, actor);
    return listSettings(context);
  });
  route(endpoints.changeSetting, ({ params: { key }, body: { value }, headers, actor, reply }) =>
    withEtag(reply, changeSetting(context, { key, value, ifMatch: headers["if-match"] }, actor)),
  );

  route(endpoints.resetSetting, ({ params: { key }, headers, actor, reply }) =>
    withEtag(reply, resetSetting(context, { key, ifMatch: headers["if-match"] }, actor)),
  );
}
