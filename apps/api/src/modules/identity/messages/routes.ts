import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { deleteMessage } from "./delete-message";
import { listMessages } from "./list-messages";
import { findMessage } from "./message.repo";
import { replyToMessage } from "./reply-to-message";
import { sendMessage } from "./send-message";
import { setMessageState } from "./set-message-state";

export function messageRoutes(route: Route, context: IdentityContext): void {
  route(
    endpoints.sendMessage,
    async ({ body }) => {
      await sendMessage(context, body);
      return { msg: "Thank you. We'll reply by email." };
    },
    { perMinute: 20, isAvailable: () => isTrading(context.settings.current) },
  );

  route(endpoints.listMessages, async (call) =>
    sendPage(call, await context.replicas.read((db) => listMessages({ db }, call.query))),
  );

  route(endpoints.getMessage, async ({ params }) => {
    const message = await findMessage(context.db, params.id);
    if (!message) throw new AppError("not_found");
    return message;
  });

  route(endpoints.replyToMessage, ({ params, body, headers, actor }) =>
    replyToMessage(context, { ...params, ...body, key: headers["idempotency-key"] }, actor),
  );

  route(endpoints.setMessageState, ({ params, body, actor }) =>
    setMessageState(context, { ...params, ...body }, actor),
  );

  route(endpoints.deleteMessage, async ({ params, actor }) => {
    await deleteMessage(context, params, actor);
    return undefined;
  });
}
