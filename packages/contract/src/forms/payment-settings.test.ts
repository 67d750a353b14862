import { expect, it } from "vitest";
import { paymentSettingsSchema } from "./setting-forms";

const noAccount = { holder: "", number: "", bank: "", bic: "" };
const account = { ...noAccount, holder: "Fir Ltd", number: "GB29 NWBK 6016 1331 9268 19" };
const problemsOf = (paymentMethods: string[], bankAccount: object) =>
  paymentSettingsSchema
    .safeParse({ paymentMethods, bankAccount, transferDays: 7, cardMinutes: 30 })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

it("refuses bank transfers without an account to pay into", () => {
  expect(problemsOf(["bank_transfer"], noAccount)).toEqual([
    ["bankAccount.holder", "must be set for bank transfers"],
  ]);
  expect(problemsOf(["bank_transfer"], account)).toEqual([]);
  expect(problemsOf(["pay_on_delivery"], noAccount)).toEqual([]);
});
