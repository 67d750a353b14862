import * as z from "zod";
import { choice, emailField, line, paragraph, phoneField } from "../fields";
import { validationTexts as t } from "../validation-texts";
import { REMARKS, SALUTATIONS } from "./feedback-options";

/** Contact form; it is never sent to the server. */
export const feedbackFormSchema = z.object({
  message: paragraph(10, t.messageMin),
  productName: line(),
  remark: choice(REMARKS, t.choose),
  salutation: choice(SALUTATIONS, t.choose),
  firstName: line(),
  lastName: line(),
  address: line(500),
  city: line(),
  postCode: line(20),
  phoneNumber: phoneField,
  email: emailField(),
  country: line(),
});
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;
