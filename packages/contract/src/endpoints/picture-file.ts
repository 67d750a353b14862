import * as z from "zod";

/** A form with a picture in its field `file`. */
export const imageFileSchema = z.custom<FormData>(
  (value) => typeof FormData !== "undefined" && value instanceof FormData,
);
