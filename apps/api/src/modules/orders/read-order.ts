import type { Order } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { paymentWays } from "../payments";
import { imageAddress } from "../products";
import { toOrder } from "./orders.mapper";
import { findOrder } from "./orders.repo";

/** An order, for its owner or an Admin. */
export async function readOrder(
  { db, config }: AppContext,
  { id }: { id: string },
  { caller, origin }: Author,
): Promise<Order> {
  const row = await findOrder(db, id);
  // To anybody else the order does not exist: a refusal would tell that it does.
  if (!row || (row.userId !== caller.userId && caller.role !== "Admin")) throw new AppError("not_found");
  const payable = { number: Number(row.number), totalCents: Number(row.totalCents) };
  const instructions = paymentWays[row.paymentMethod].instructions(payable, config.shopName);
  return toOrder(row, instructions, imageAddress(origin));
}
