import * as z from "zod";
import { setting } from "./setting-definition";

/** Rules for the staff of a trading shop. */
export const staffSettings = {
  staffSecondFactor: setting({
    schema: z.enum(["off", "required"], "must be off or required"),
    default: "off",
    description:
      "Whether staff must use two-step verification: asked at the next sign-in, and after a week nothing else is allowed. A showroom never asks.",
    isPublic: false,
    variable: "SHOP_STAFF_SECOND_FACTOR",
  }),
};
