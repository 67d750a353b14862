import { endpoints, userUpdateSchema } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import type { Route } from "../../plugins/endpoint";
import { pageHeaders } from "../../plugins/page-links";
import { deleteUser } from "./delete-user";
import { listUsers } from "./list-users";
import { updateUser } from "./update-user";
import { toUser } from "./user.mapper";
import { findUser } from "./user.repo";

export function userRoutes(route: Route, context: AppContext): void {
  route(endpoints.listUsers, async ({ query, request, reply }) => {
    const page = await listUsers(context.db, query);
    reply.headers(pageHeaders(request, page));
    return page.items;
  });

  route(endpoints.getUser, async ({ params }) => {
    const user = await findUser(context.db, params.id);
    if (!user) throw new AppError("not_found");
    return toUser(user);
  });

  route(
    endpoints.updateUser,
    async ({ body, caller, request }) => {
      const { id, ...form } = body;
      const { acceptedTos: _, ...change } = { acceptedTos: undefined, ...form };
      return updateUser(context, { id, change }, { caller, requestId: request.id });
    },
    { bodySchema: userUpdateSchema },
  );

  route(endpoints.deleteUser, async ({ body, caller, request }) => {
    await deleteUser(context, body.id, { caller, requestId: request.id });
    return undefined;
  });

  route(endpoints.deleteUserById, async ({ params, caller, request }) => {
    await deleteUser(context, params.id, { caller, requestId: request.id });
    return undefined;
  });
}
