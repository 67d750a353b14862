import * as z from "zod";
import { choice } from "../fields";
import { validationTexts } from "../validation-texts";
import { CATEGORIES } from "./category";

export const categorySchema = z.enum(CATEGORIES);

/** The category as a form field, with its messages. */
export const categoryField = choice(CATEGORIES, validationTexts.category);
