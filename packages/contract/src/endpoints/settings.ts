import * as z from "zod";
import { settingChangeSchema, settingKeySchema, settingSchema } from "../models/setting";
import { defineEndpoint } from "./define";
import { imageFileSchema } from "./image-file";
import { idempotencyKey, ifMatch } from "./query";

const tag = "settings";
const access = { can: "settings.write" } as const;
const params = z.object({ key: settingKeySchema });
const errors = ["not_found", "setting_pinned", "edit_conflict"] as const;

export const CHECKLIST_STEPS = [
  "name",
  "payment",
  "shipping",
  "tax",
  "product",
  "catalogue",
  "texts",
  "mail",
  "order",
] as const;
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

export const settingEndpoints = {
  uploadShopImage: defineEndpoint({
    method: "POST",
    path: "/settings/images",
    summary: "Upload an image of the shop itself, such as its logo, as `POST /images` does for products",
    tag,
    access,
    headers: idempotencyKey,
    bodyType: "multipart/form-data",
    body: imageFileSchema,
    status: 201,
    reply: z.object({ imageUrl: z.string() }),
    errors: ["too_large", "unsupported_media", "idempotency_mismatch"],
  }),
  getChecklist: defineEndpoint({
    method: "GET",
    path: "/admin/checklist",
    summary: "List the setup steps of a new shop",
    tag,
    access,
    reply: z.object({
      isHidden: z.boolean(),
      steps: z.array(
        z.object({
          step: z.enum(CHECKLIST_STEPS),
          isDone: z.boolean(),
          /** Whether the shop can open without it. */
          isOptional: z.boolean(),
        }),
      ),
    }),
  }),
  listSettings: defineEndpoint({
    method: "GET",
    path: "/settings",
    summary: "List the settings and where each value comes from",
    tag,
    access,
    reply: z.array(settingSchema),
  }),
  changeSettings: defineEndpoint({
    method: "PUT",
    path: "/settings",
    summary: "Change several settings, all or none; they apply to all processes immediately",
    tag,
    access,
    body: z.strictObject({ changes: z.array(settingChangeSchema).min(1).max(50) }),
    reply: z.array(settingSchema),
    errors: ["setting_pinned", "edit_conflict"],
  }),
  changeSetting: defineEndpoint({
    method: "PUT",
    path: "/settings/:key",
    summary: "Change a setting; it applies to all processes immediately",
    tag,
    access,
    params,
    headers: ifMatch,
    // Validated by the schema of the setting.
    body: z.strictObject({ value: z.unknown() }),
    reply: settingSchema,
    errors,
  }),
  resetSetting: defineEndpoint({
    method: "DELETE",
    path: "/settings/:key",
    summary: "Reset a setting to its default",
    tag,
    access,
    params,
    headers: ifMatch,
    reply: settingSchema,
    errors,
  }),
};
