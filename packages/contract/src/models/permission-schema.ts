import * as z from "zod";
import { PERMISSIONS } from "./permission";

export const permissionSchema = z.enum(PERMISSIONS);
