import * as z from "zod";

/** The messages whose words are the owner's, each with what its words may name. */
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

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** What is wrong with a template, with line and word; null when it can be filled in. */
export function findTemplateProblem(text: string, known: readonly string[]): string | null {
  for (const [index, line] of text.split("\n").entries()) {
    const at = `in line ${index + 1}`;
    for (const [word, name] of line.matchAll(/\{([^{}]*)\}/g)) {
      if (!known.includes(name ?? "")) return `has an unknown placeholder ${word} ${at}; use ${named(known)}`;
    }
    const rest = line.replaceAll(/\{[^{}]*\}/g, "");
    const stray = /[{}]\S*/.exec(rest)?.[0];
    if (stray) return `has an unmatched brace ${stray} ${at}`;
  }
  return null;
}

/** A template with its names filled in; those of other kinds of messages are not known to it. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (word, name: string) => values[name] ?? word);
}

const words = (max: number, min: number) =>
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

/** Words of one message: the rest of it (lines, sums, dates, the account) is the shop's to say. */
export const mailTextSchema = z.strictObject({
  subject: words(150, 1).refine((text) => !text.includes("\n"), "must be one line"),
  /** In place of the first words; an empty line begins a paragraph. */
  opening: words(2_000, 1),
  /** Below everything else; may be empty. */
  closing: words(2_000, 0),
});
export type MailText = z.output<typeof mailTextSchema>;

const textFor = (kind: MailTextKind) =>
  mailTextSchema.superRefine((text, context) => {
    for (const part of ["subject", "opening", "closing"] as const) {
      const problem = findTemplateProblem(text[part], MAIL_PLACEHOLDERS[kind]);
      if (problem) context.addIssue({ code: "custom", path: [part], message: problem });
    }
  });

/** Which message is looked at, in which words; null: as it comes. */
export const mailSampleSchema = z
  .strictObject({ kind: z.enum(MAIL_TEXT_KINDS), text: mailTextSchema.nullable() })
  .superRefine(({ kind, text }, context) => {
    for (const part of ["subject", "opening", "closing"] as const) {
      const problem = text && findTemplateProblem(text[part], MAIL_PLACEHOLDERS[kind]);
      if (problem) context.addIssue({ code: "custom", path: ["text", part], message: problem });
    }
  });
export type MailSample = z.output<typeof mailSampleSchema>;

/** The owner's words for messages; a kind that is missing is as it comes. */
export const mailTextsSchema = z.strictObject(
  {
    order_placed: textFor("order_placed").optional(),
    order_paid: textFor("order_paid").optional(),
    order_shipped: textFor("order_shipped").optional(),
    order_delivered: textFor("order_delivered").optional(),
    order_cancelled: textFor("order_cancelled").optional(),
    order_expired: textFor("order_expired").optional(),
    order_refunded: textFor("order_refunded").optional(),
    order_changed: textFor("order_changed").optional(),
    order_tracking: textFor("order_tracking").optional(),
    payment_late: textFor("payment_late").optional(),
  },
  "must be email templates by kind",
);
export type MailTexts = z.output<typeof mailTextsSchema>;
