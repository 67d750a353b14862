import * as z from "zod";
import { SETTING_KEYS } from "./setting-definitions";

export const settingKeySchema = z.enum(SETTING_KEYS);
z.globalRegistry.add(settingKeySchema, { id: "SettingKey" });

/** A setting as admins see it. */
export const settingSchema = z.object({
  key: settingKeySchema,
  /** Current value; its type depends on the key. */
  value: z.unknown(),
  defaultValue: z.unknown(),
  description: z.string(),
  isPublic: z.boolean(),
  /** Origin of the value. A value from the environment is pinned: it can't be changed while the shop runs. */
  source: z.enum(["default", "stored", "environment"]),
  pinned: z.boolean(),
  /** Why the value can't be changed any more, if so. */
  lockedReason: z.string().optional(),
  /** Name of the environment variable. */
  variable: z.string(),
  /** Increases with each change; 0 before the first one. */
  version: z.int().nonnegative(),
  /** Value before the last change; null if nothing can be undone. */
  previous: z.object({ value: z.unknown(), isDefault: z.boolean() }).nullable(),
});
z.globalRegistry.add(settingSchema, { id: "Setting" });
export type Setting = z.infer<typeof settingSchema>;

/** One of several changes; without a value, the setting is reset to its default. */
export const settingChangeSchema = z.strictObject({
  key: settingKeySchema,
  value: z.unknown().optional(),
  /** The version that the editor saw. */
  version: z.int().nonnegative(),
});
z.globalRegistry.add(settingChangeSchema, { id: "SettingChange" });
export type SettingChange = z.infer<typeof settingChangeSchema>;
