import * as z from "zod";

// NUL cannot be stored, and a line break would begin a line of its own in a mail.
const words = (max: number) =>
  z
    .string(`must be text of at most ${max} characters`)
    .trim()
    .normalize("NFC")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const LOOKS_LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** The check digits of an IBAN: what was mistyped is found before anybody pays to it. */
function hasRightCheckDigits(iban: string): boolean {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** Where a bank transfer goes. The number is an IBAN or whatever the shop's country has instead. */
export const bankAccountSchema = z.strictObject(
  {
    holder: words(100).min(1, "must name the account holder"),
    number: z
      .string("must be an IBAN or account number")
      .transform((text) => text.replace(/\s+/g, "").toUpperCase())
      .pipe(
        z
          .string()
          .regex(/^[A-Z\d][A-Z\d/-]{3,39}$/, "must be an IBAN or account number")
          .refine((text) => !LOOKS_LIKE_IBAN.test(text) || hasRightCheckDigits(text), {
            error: "must be a correct IBAN: the check digits don't match",
          }),
      ),
    bank: words(100).default(""),
    bic: z
      .string("must be a BIC such as DEUTDEFF500, or empty")
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)?$/, "must be a BIC such as DEUTDEFF500, or empty")
      .default(""),
  },
  "must have an account holder and a number",
);
export type BankAccount = z.output<typeof bankAccountSchema>;

/** Of the demo shop, and obviously of no bank: the country XX does not exist. */
export const DEMO_BANK_ACCOUNT: BankAccount = {
  holder: "Larkwood Demo (not a real account)",
  number: "XX33LARKWOODDEMO0000",
  bank: "Bank of Nowhere",
  bic: "DEMOXX00",
};
