import * as z from "zod";
import { SETTING_KEYS } from "./setting-definitions";

export const settingKeySchema = z.enum(SETTING_KEYS);

/** One setting as whoever keeps them sees it. */
export const settingSchema = z.object({
  key: settingKeySchema,
  /** In force now; its shape is that of the key's own rule. */
  value: z.unknown(),
  defaultValue: z.unknown(),
  description: z.string(),
  isPublic: z.boolean(),
  /** Where the value comes from. What the environment says is pinned: it cannot be changed while the shop runs. */
  source: z.enum(["default", "stored", "environment"]),
  pinned: z.boolean(),
  /** The environment's word for it. */
  variable: z.string(),
  /** Rises with each change; 0 before the first one. */
  version: z.int().nonnegative(),
  /** What its last change replaced; null where nothing can be taken back. */
  previous: z.object({ value: z.unknown(), isDefault: z.boolean() }).nullable(),
});
export type Setting = z.infer<typeof settingSchema>;

/** One change among several: without a value it goes back to its default. */
export const settingChangeSchema = z.strictObject({
  key: settingKeySchema,
  value: z.unknown().optional(),
  /** The version that the editor saw. */
  version: z.int().nonnegative(),
});
export type SettingChange = z.infer<typeof settingChangeSchema>;
