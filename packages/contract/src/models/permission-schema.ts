import * as z from "zod";
import { PERMISSIONS } from "./permission";

export const permissionSchema = z.enum(PERMISSIONS);
z.globalRegistry.add(permissionSchema, { id: "Permission" });
