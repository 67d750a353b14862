import * as z from "zod";

/** Form data with an image in the field `file`. */
export const imageFileSchema = z.custom<FormData>(
  (value) => typeof FormData !== "undefined" && value instanceof FormData,
);
