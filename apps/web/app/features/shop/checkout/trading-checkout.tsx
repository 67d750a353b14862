import {
  findCountry,
  GUEST_SECRET_LENGTH,
  type PaymentMethod,
  type PlacedOrder,
  toastTexts,
  type User,
} from "@larkwood/contract";
import { isPaidOnline, toCents } from "@larkwood/domain";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api, createGuestApi } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { useSessionEndedToast } from "~/lib/session/use-session-ended-toast";
import { chosenCountryName } from "~/lib/shop/chosen-country-name";
import { useCartLines } from "~/lib/shop/use-cart-lines";
import { findPaymentPage, paymentProblem } from "~/lib/shop/use-start-payment";
import { showToast } from "~/ui/toast-region";
import { addressPartsOf, CheckoutFrame, checkoutDefaults } from "./checkout-frame";
import { AccountEmail, DeliveryFields } from "./delivery-fields";
import { focusNextOnEnter } from "./focus-next-on-enter";
import { GuestContact } from "./guest-contact";
import { type OrderChange, OrderChangeNotice } from "./order-change-notice";
import { confirmTotalText, deliveryChangeText, orderErrorText } from "./order-error-text";
import { PaymentMethods } from "./payment-methods";
import { findUnansweredOrder } from "./send-order";
import { UnansweredOrder } from "./unanswered-order";
import { useCharges } from "./use-charges";
import { newQuoteOf, usePlaceOrder } from "./use-place-order";
import { useRefreshPrices } from "./use-refresh-prices";
import { readSavedCheckout, useSavedCheckout } from "./use-saved-checkout";

type TradingCheckoutProps = {
  user: User | undefined;
  /** A visitor who orders without an account. */
  isGuest?: boolean;
  methods: readonly PaymentMethod[];
};

/** Checkout in trading mode. The form survives errors and reloads. */
export function TradingCheckout({ user, isGuest = false, methods }: TradingCheckoutProps) {
  const { lines, missing, subtotalCents } = useCartLines();
  const country = user?.country || chosenCountryName();
  const form = useContractForm("order", {
    defaultValues: { ...checkoutDefaults(user), ...addressPartsOf(user), country, giftNote: "" },
  });
  useHoldSession(form.formState.isDirty);
  useSessionEndedToast(form.formState.isSubmitting, toastTexts.orderFailed);
  const navigate = useNavigate();
  const { placeOrder, resend } = usePlaceOrder({ isGuest });
  const [unanswered, setUnanswered] = useState(findUnansweredOrder);
  const [saved] = useState(() => readSavedCheckout(isGuest));
  const [method, setMethod] = useState<PaymentMethod | null>(
    () => methods.find((candidate) => methods.length === 1 || candidate === saved.method) ?? null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [change, setChange] = useState<OrderChange | null>(null);
  const { charges, delivery, amounts, fetchQuote, ...quoted } = useCharges(subtotalCents, {
    coupon: saved.coupon,
    country: findCountry(saved.country ?? country)?.name ?? "",
    delivery: saved.delivery,
  });
  const savedCheckout = useSavedCheckout(form, { method, delivery, isGuest });
  const refreshPrices = useRefreshPrices();
  const payment = useRef<HTMLFieldSetElement>(null);

  /** On failure the order still exists, and the shopper can pay from its page. */
  async function findPaymentUrl({ id, guestToken }: PlacedOrder): Promise<string | null> {
    try {
      return await findPaymentPage(id, guestToken ? createGuestApi(guestToken) : api);
    } catch (error) {
      showToast(paymentProblem(error), "alert");
      return null;
    }
  }

  async function submit(values: FormValues<"order">): Promise<void> {
    if (!method) {
      payment.current?.querySelector("input")?.focus();
      return setProblem(toastTexts.invalidPayment);
    }
    setProblem(null);
    setChange(null);
    try {
      const quote = await fetchQuote(values);
      const quotedCents = quote ? toCents(quote.total) : subtotalCents;
      // The country may have been typed just before, or the total was still loading.
      const isOtherDelivery = quote && charges && (quote.delivery ?? undefined) !== delivery;
      if (isOtherDelivery)
        return setChange({
          title: "The delivery has changed",
          text: deliveryChangeText(delivery, values.country, quote),
        });
      if (quotedCents > amounts.totalCents)
        return setChange({ title: "The price has changed", text: confirmTotalText(quotedCents) });
      await showOrder(await placeOrder(values, method, quotedCents, quote?.delivery ?? undefined));
    } catch (error) {
      showFailure(error);
    }
  }

  async function showOrder(order: PlacedOrder): Promise<void> {
    const { id, paymentMethod, guestToken } = order;
    savedCheckout.clear();
    const paymentUrl = isPaidOnline(paymentMethod) ? await findPaymentUrl(order) : null;
    const page = guestToken ? paths.guestOrder(id, guestToken.slice(-GUEST_SECRET_LENGTH)) : paths.order(id);
    // Replace the checkout even before payment, so that Back from the payment page shows the order.
    await navigate(page, { replace: true, state: { placed: true } });
    if (paymentUrl) window.location.assign(paymentUrl);
  }

  function showFailure(error: unknown): void {
    const lost = findUnansweredOrder();
    setUnanswered(lost);
    if (lost) return;
    const text = orderErrorText(error, lines);
    if (newQuoteOf(error)) {
      // Not a failure: ask the shopper to confirm the new total.
      if (text) setChange({ title: "The price has changed", text });
      refreshPrices();
    } else {
      showToast(toastTexts.orderFailed, "alert");
      showServerErrors(form, error);
      setProblem(text);
    }
  }

  if (unanswered) {
    const retry = async () => {
      try {
        await showOrder(await resend(unanswered));
      } catch (error) {
        showFailure(error);
      }
    };
    return <UnansweredOrder onRetry={retry} />;
  }
  return (
    <CheckoutFrame
      isSubmitting={form.formState.isSubmitting}
      contact={
        <DeliveryFields
          form={form}
          coupon={quoted.coupon}
          onCountry={charges?.onCountry}
          email={isGuest ? null : <AccountEmail form={form} />}
        />
      }
      guest={isGuest ? <GuestContact form={form} /> : null}
      lines={lines}
      missing={missing}
      amounts={amounts}
      hints={quoted.hints}
      isUpdating={quoted.isUpdating}
      obstacle={quoted.obstacle}
      charges={charges}
      onSubmit={form.handleSubmit(submit)}
      onKeyDown={focusNextOnEnter}
      payment={
        <PaymentMethods
          ref={payment}
          methods={methods}
          chosen={method}
          onChoose={(chosen) => {
            setMethod(chosen);
            setProblem(null);
          }}
          error={problem}
        />
      }
      notice={change ? <OrderChangeNotice {...change} /> : null}
    />
  );
}
