import * as z from "zod";
import { apiKeyFormSchema } from "../forms/api-key-form";
import { apiKeySchema, newApiKeySchema } from "../models/api-key";
import { idSchema } from "../models/id";
import { defineEndpoint } from "./define";

const tag = "api keys";
const access = { can: "staff.write" } as const;

/** Keys with which programs call the API. */
export const apiKeyEndpoints = {
  listApiKeys: defineEndpoint({
    method: "GET",
    path: "/admin/api-keys",
    summary: "List the API keys, the newest first",
    tag,
    access,
    peopleOnly: true,
    reply: z.array(apiKeySchema),
  }),
  createApiKey: defineEndpoint({
    method: "POST",
    path: "/admin/api-keys",
    summary: "Create an API key with some of my permissions; the reply is the only one that contains the key",
    tag,
    access,
    peopleOnly: true,
    body: apiKeyFormSchema,
    status: 201,
    reply: newApiKeySchema,
    errors: ["too_many_api_keys"],
  }),
  deleteApiKey: defineEndpoint({
    method: "DELETE",
    path: "/admin/api-keys/:id",
    summary: "Delete an API key; its next request is refused",
    tag,
    access,
    peopleOnly: true,
    params: z.object({ id: idSchema }),
    status: 204,
    errors: ["not_found"],
  }),
};
