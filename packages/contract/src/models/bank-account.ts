import * as z from "zod";
import type { PaymentMethod } from "./payment-method";

// PostgreSQL cannot store NUL, and a line break would break the layout of an email.
const textField = (max: number) =>
  z
    .string(`must be text of at most ${max} characters`)
    .trim()
    .normalize("NFC")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const LOOKS_LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Verifies the check digits of an IBAN to catch typing errors. */
function hasValidCheckDigits(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

/** Account for bank transfers. The number is an IBAN or a national account number. */
export const bankAccountSchema = z.strictObject(
  {
    holder: textField(100).min(1, "must name the account holder"),
    number: z
      .string("must be an IBAN or account number")
      .transform((text) => text.replace(/\s+/g, "").toUpperCase())
      .pipe(
        z
          .string()
          .regex(/^[A-Z\d][A-Z\d/-]{3,39}$/, "must be an IBAN or account number")
          .refine((text) => !LOOKS_LIKE_IBAN.test(text) || hasValidCheckDigits(text), {
            error: "must be a correct IBAN: the check digits don't match",
          }),
      ),
    bank: textField(100).default(""),
    bic: z
      .string("must be a BIC such as DEUTDEFF500, or empty")
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?)?$/, "must be a BIC such as DEUTDEFF500, or empty")
      .default(""),
  },
  "must have an account holder and a number",
);
z.globalRegistry.add(bankAccountSchema, { id: "BankAccount" });
export type BankAccount = z.output<typeof bankAccountSchema>;

/** Fake account of the demo shop; the country code XX does not exist. */
export const DEMO_BANK_ACCOUNT: BankAccount = {
  holder: "Larkwood Demo (not a real account)",
  number: "XX33LARKWOODDEMO0000",
  bank: "Bank of Nowhere",
  bic: "DEMOXX00",
};

export const BANK_ACCOUNT_REQUIRED = "must be set for bank transfers";

/** Whether bank transfers are enabled without an account to pay into. */
export const lacksBankAccount = ({
  paymentMethods,
  bankAccount,
}: {
  paymentMethods: readonly PaymentMethod[];
  bankAccount: BankAccount | null;
}) => paymentMethods.includes("bank_transfer") && bankAccount === null;
