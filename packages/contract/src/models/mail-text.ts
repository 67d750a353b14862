import * as z from "zod";

/** Placeholders of the email templates that the shop owner can edit. */
export const MAIL_PLACEHOLDERS = {
  order_placed: ["shop", "number", "total"],
  order_paid: ["shop", "number", "amount"],
  order_shipped: ["shop", "number", "total"],
  order_delivered: ["shop", "number", "total"],
  order_cancelled: ["shop", "number", "total"],
  order_expired: ["shop", "number", "total"],
  order_refunded: ["shop", "number", "amount"],
  order_changed: ["shop", "number", "total"],
  order_tracking: ["shop", "number", "total"],
  payment_late: ["shop", "number", "amount"],
} as const;
export type MailTextKind = keyof typeof MAIL_PLACEHOLDERS;
export const MAIL_TEXT_KINDS = Object.keys(MAIL_PLACEHOLDERS) as [MailTextKind, ...MailTextKind[]];

const listPlaceholders = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** Returns the first problem of a template with its line, or null if it is valid. */
export function findTemplateProblem(text: string, known: readonly string[]): string | null {
  for (const [index, line] of text.split("\n").entries()) {
    const at = `in line ${index + 1}`;
    for (const [placeholder, name] of line.matchAll(/\{([^{}]*)\}/g)) {
      if (!known.includes(name ?? ""))
        return `has an unknown placeholder ${placeholder} ${at}; use ${listPlaceholders(known)}`;
    }
    const withoutPlaceholders = line.replaceAll(/\{[^{}]*\}/g, "");
    const stray = /[{}]\S*/.exec(withoutPlaceholders)?.[0];
    if (stray) return `has an unmatched brace ${stray} ${at}`;
  }
  return null;
}

/** Replaces the known placeholders of a template; unknown ones stay. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

const textField = (max: number, min: number) =>
  z
    .string("must be text")
    .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    .pipe(
      z
        .string()
        .normalize("NFC")
        .min(min, "must not be empty")
        .max(max, `must have at most ${max} characters`)
        .regex(/^(?:[^\p{Cc}]|\n)*$/u, "must not contain control characters"),
    );

/** Editable texts of one email. The shop generates items, totals, dates and bank account. */
export const mailTextSchema = z.strictObject({
  subject: textField(150, 1).refine((text) => !text.includes("\n"), "must be one line"),
  /** Replaces the default opening; an empty line starts a new paragraph. */
  opening: textField(2_000, 1),
  /** At the end of the email; may be empty. */
  closing: textField(2_000, 0),
});
z.globalRegistry.add(mailTextSchema, { id: "MailText" });
export type MailText = z.output<typeof mailTextSchema>;

const mailTextFor = (kind: MailTextKind) =>
  mailTextSchema.superRefine((text, context) => {
    for (const part of ["subject", "opening", "closing"] as const) {
      const problem = findTemplateProblem(text[part], MAIL_PLACEHOLDERS[kind]);
      if (problem) context.addIssue({ code: "custom", path: [part], message: problem });
    }
  });

/** Email to preview; a null text means the default text. */
export const mailSampleSchema = z
  .strictObject({ kind: z.enum(MAIL_TEXT_KINDS), text: mailTextSchema.nullable() })
  .superRefine(({ kind, text }, context) => {
    for (const part of ["subject", "opening", "closing"] as const) {
      const problem = text && findTemplateProblem(text[part], MAIL_PLACEHOLDERS[kind]);
      if (problem) context.addIssue({ code: "custom", path: ["text", part], message: problem });
    }
  });
z.globalRegistry.add(mailSampleSchema, { id: "MailSample" });
export type MailSample = z.output<typeof mailSampleSchema>;

/** Edited email texts by kind; a missing kind uses the default text. */
export const mailTextsSchema = z.strictObject(
  {
    order_placed: mailTextFor("order_placed").optional(),
    order_paid: mailTextFor("order_paid").optional(),
    order_shipped: mailTextFor("order_shipped").optional(),
    order_delivered: mailTextFor("order_delivered").optional(),
    order_cancelled: mailTextFor("order_cancelled").optional(),
    order_expired: mailTextFor("order_expired").optional(),
    order_refunded: mailTextFor("order_refunded").optional(),
    order_changed: mailTextFor("order_changed").optional(),
    order_tracking: mailTextFor("order_tracking").optional(),
    payment_late: mailTextFor("payment_late").optional(),
  },
  "must be email templates by kind",
);
export type MailTexts = z.output<typeof mailTextsSchema>;
