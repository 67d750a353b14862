import type { DeviceSession } from "@larkwood/contract";
import type { sessions } from "../../../db/schema";

/** A session as its owner sees it. */
export function toDeviceSession(row: typeof sessions.$inferSelect, currentId: string): DeviceSession {
  return {
    id: row.id,
    device: row.device,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === currentId,
  };
}
