import { describeDevice } from "@larkwood/domain";

/** What its owner would call a device; what we do not know stays as it calls itself. */
export function deviceName(userAgent: string): string {
  return describeDevice(userAgent) ?? (userAgent.trim().slice(0, 60) || "Unknown device");
}
