import type { SettingValues } from "@larkwood/contract";

/** Whether the shop takes orders; an enabled payment method is enough. */
export function isTrading({ mode, paymentMethods }: Pick<SettingValues, "mode" | "paymentMethods">): boolean {
  return mode === "trading" || paymentMethods.length > 0;
}

/** Formats an IBAN in groups of four; other numbers stay unchanged. */
export function formatAccountNumber(number: string): string {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number) ? number.replace(/(.{4})(?=.)/g, "$1 ") : number;
}
