import type { PaymentMethod, SampleOrder } from "@larkwood/contract";
import { type AnonymousActor, type Caller, GUEST_NAME } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { lockCaller } from "../../identity/sessions";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueMail, orderPlacedMail, toSenderProfile } from "../../platform/mail";
import { markFreeOrderPaid, paymentInstructions } from "../payments";
import { countGuestOrder, guestKeyScope, inTurnOfClient, networkOf } from "./guest";
import { insertOrder, type NewOrder, toOrderRow } from "./insert-order";
import type { OrderContext } from "./order-context";
import { toOrderMailData } from "./order-mail-data";
import { assertGuestKey } from "./place-guest-order";
import { assertWithinSampleLimits } from "./sample-limits";
import { findSampleLines } from "./sample-lines";

interface SamplesInput {
  body: SampleOrder;
  key: string;
  /** A method that the shop offers. Nothing is paid with it. */
  method: PaymentMethod | undefined;
}

type SamplesActor = Pick<AnonymousActor, "origin" | "address"> & { caller: Caller | null };

/** How samples are delivered. */
export const SAMPLE_DELIVERY = {
  name: "Samples by letter",
  kind: "letter",
  cents: 0,
  fromDays: 2,
  toDays: 7,
} as const;
const NOTHING = {
  subtotalCents: 0,
  discountCents: 0,
  shippingCents: 0,
  taxCents: 0,
  taxIncluded: true,
  taxes: [],
  totalCents: 0,
} as const;

/** Orders free samples: an order with lines that cost nothing and take no stock, which goes as a letter. */
export async function orderSamples(
  context: OrderContext,
  { body, key, method }: SamplesInput,
  { caller, address }: SamplesActor,
): Promise<{ id: string; isNew: boolean }> {
  const { db, clock, config, settings } = context;
  const { email, items, ...contact } = body;
  const now = clock();
  const id = newId(now);
  const customer = customerOf(caller, email);
  if ("email" in customer) assertGuestKey(key);
  const owner = "email" in customer ? { guestScope: guestKeyScope(customer.email) } : customer;
  const keyed = { ...owner, key, request: { samples: body }, resourceId: id };
  const network = networkOf(config, address);
  const place = () =>
    withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
      await claimed;
      if (!method) throw new AppError("payment_unavailable");
      if ("email" in customer) await countGuestOrder(tx, { email: customer.email, network }, now);
      else if (caller) await lockCaller(tx, caller);
      await assertWithinSampleLimits(tx, { customer, contact, now });
      const order: NewOrder = {
        id,
        customer,
        actor: caller ?? { userId: null, userName: GUEST_NAME },
        contact,
        lines: await findSampleLines(tx, items),
        money: { ...NOTHING, taxes: [] },
        delivery: SAMPLE_DELIVERY,
        promotions: null,
        paymentId: newId(now),
        paymentMethod: method,
        now,
      };
      const inserted = await insertOrder(tx, order);
      const mailData = toOrderMailData(toOrderRow(order, inserted), inserted.isVerified);
      const payable = { number: inserted.number, totalCents: 0, createdAt: now };
      const instructions = paymentInstructions(method, payable, settings.current);
      await enqueueMail(tx, orderPlacedMail(mailData, instructions, toSenderProfile(context)), now);
      await markFreeOrderPaid(tx, { id, method }, now);
    });
  const placed = await inTurnOfClient(caller?.userId ?? network, place);
  return { id: placed.isNew ? id : (placed.resourceId ?? id), isNew: placed.isNew };
}

function customerOf(caller: Caller | null, email: string | undefined): NewOrder["customer"] {
  if (caller) {
    if (email === undefined) return { userId: caller.userId };
    throw new AppError("invalid_input", {
      errors: { email: "Leave it out: the order gets the address of your account." },
    });
  }
  if (email) return { email };
  throw new AppError("invalid_input", { errors: { email: "Enter your email address, or sign in." } });
}
