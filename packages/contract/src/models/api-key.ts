import * as z from "zod";
import { idSchema } from "./id";
import { permissionSchema } from "./permission-schema";

/** An API key without its secret. */
export const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The first characters of the key, to recognise it. */
  prefix: z.string(),
  permissions: z.array(permissionSchema),
  createdBy: z.object({ id: idSchema, userName: z.string() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null if it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
z.globalRegistry.add(apiKeySchema, { id: "ApiKey" });
export type ApiKey = z.infer<typeof apiKeySchema>;

/** A new key with its secret, which cannot be read again. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() });
z.globalRegistry.add(newApiKeySchema, { id: "NewApiKey" });
