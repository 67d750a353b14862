import { z } from "zod";
import { idSchema } from "../models/id";
import { deviceSessionSchema } from "../models/session";
import { defineEndpoint } from "./define";

const params = z.object({ id: idSchema });

export const adminUserEndpoints = {
  listUserSessions: defineEndpoint({
    method: "GET",
    path: "/users/:id/sessions",
    summary: "Devices on which a user is signed in",
    tag: "users",
    access: "admin",
    params,
    reply: z.array(deviceSessionSchema),
    errors: ["not_found"],
  }),
  endUserSessions: defineEndpoint({
    method: "DELETE",
    path: "/users/:id/sessions",
    summary: "Sign a user out on every device",
    tag: "users",
    access: "admin",
    params,
    status: 204,
    errors: ["not_found"],
  }),
};
