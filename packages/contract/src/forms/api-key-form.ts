import * as z from "zod";
import { dateTimeField, line } from "../fields";
import { PERMISSIONS } from "../models/permission";
import { permissionSchema } from "../models/permission-schema";

/** Form for a new API key. */
export const apiKeyFormSchema = z.strictObject({
  name: line(100),
  permissions: z
    .array(permissionSchema)
    .min(1, "Choose at least one permission")
    .max(PERMISSIONS.length)
    .transform((chosen) => PERMISSIONS.filter((permission) => chosen.includes(permission))),
  expiresAt: dateTimeField.nullish(),
});
z.globalRegistry.add(apiKeyFormSchema, { id: "ApiKeyForm" });
export type ApiKeyForm = z.infer<typeof apiKeyFormSchema>;
