import type { ParcelForm } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";

/** Stores the parcels of an order. The caller has locked it. */
export async function writeParcels(
  tx: Executor,
  orderId: string,
  parcels: readonly ParcelForm[],
): Promise<void> {
  await executeUpdate(
    tx,
    sql`UPDATE orders SET parcels = ${JSON.stringify(parcels)}::jsonb WHERE id = ${orderId}`,
  );
}
