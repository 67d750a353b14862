import { endpoints, userPatchSchemas, userUpdateSchema } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import { sendPage } from "../../../plugins/router/pagination-headers";
import type { Route } from "../../../plugins/router/router";
import type { IdentityContext } from "../context";
import { deleteUser } from "./delete-user";
import { listUsers } from "./list-users";
import { updateUser } from "./update-user";
import { toUser, userTag } from "./user.mapper";
import { findUser } from "./user.repo";

export function userRoutes(route: Route, context: IdentityContext): void {
  route(endpoints.listUsers, async (call) =>
    sendPage(call, await context.replicas.read((db) => listUsers(db, call.query))),
  );

  route(endpoints.getUser, async ({ params, reply }) => {
    const user = await findUser(context.db, params.id);
    if (!user) throw new AppError("not_found");
    reply.header("etag", userTag(user));
    return toUser(user);
  });

  route(
    endpoints.updateUser,
    async ({ body, headers, actor, reply }) => {
      const { id, ...form } = body;
      const { acceptedTos: _, ...change } = { acceptedTos: undefined, ...form };
      const user = await updateUser(context, { id, change, ifMatch: headers["if-match"] }, actor);
      reply.header("etag", userTag(user));
      return user;
    },
    { bodySchema: userUpdateSchema },
  );

  route(
    endpoints.patchUser,
    async ({ params, body, headers, actor, reply }) => {
      const input = { id: params.id, change: body, isPatch: true, ifMatch: headers["if-match"] };
      const user = await updateUser(context, input, actor);
      reply.header("etag", userTag(user));
      return user;
    },
    { bodySchema: () => userPatchSchemas[isTrading(context.settings.current) ? "trading" : "showroom"] },
  );

  route(endpoints.deleteUser, async ({ body, actor }) => {
    await deleteUser(context, body, actor);
    return undefined;
  });

  route(endpoints.deleteUserById, async ({ params, actor }) => {
    await deleteUser(context, params, actor);
    return undefined;
  });
}
