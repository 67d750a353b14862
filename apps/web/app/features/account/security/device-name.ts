import { describeDevice } from "@larkwood/domain";

/** A readable device name; an unknown device keeps its user agent. */
export function deviceName(userAgent: string): string {
  return describeDevice(userAgent) ?? (userAgent.trim().slice(0, 60) || "Unknown device");
}
