import * as z from "zod";
import { choice } from "../fields";
import { validationTexts } from "../validation-texts";
import { CATEGORIES } from "./category";

export const categorySchema = z.enum(CATEGORIES);
z.globalRegistry.add(categorySchema, { id: "Category" });

/** The category as a form field, with the message of the specification. */
export const showroomCategoryField = choice(CATEGORIES, validationTexts.category);

/** The category as a form field. */
export const categoryField = choice(CATEGORIES, validationTexts.chooseCategory);
