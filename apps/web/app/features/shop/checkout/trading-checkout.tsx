import { findCountry, type PaymentMethod, toastTexts, type User } from "@larkwood/contract";
import { isPaidOnline, toCents } from "@larkwood/domain";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type FormValues, showServerErrors, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { useSessionEndedToast } from "~/lib/session/use-session-ended-toast";
import { useCartLines } from "~/lib/shop/use-cart-lines";
import { findPaymentPage, paymentProblem } from "~/lib/shop/use-start-payment";
import { showToast } from "~/ui/toast-region";
import { addressPartsOf, CheckoutFrame, checkoutDefaults } from "./checkout-frame";
import { DeliveryFields } from "./delivery-fields";
import { focusNextOnEnter } from "./focus-next-on-enter";
import { confirmTotalText, orderErrorText } from "./order-error-text";
import { PaymentMethods } from "./payment-methods";
import { PriceChangeNotice } from "./price-change-notice";
import { useCharges } from "./use-charges";
import { newQuoteOf, usePlaceOrder } from "./use-place-order";
import { useRefreshPrices } from "./use-refresh-prices";
import { readSavedCheckout, useSavedCheckout } from "./use-saved-checkout";

type TradingCheckoutProps = { user: User | undefined; methods: readonly PaymentMethod[] };

/** Checkout in trading mode. The form survives errors and reloads. */
export function TradingCheckout({ user, methods }: TradingCheckoutProps) {
  const { lines, missing, subtotalCents } = useCartLines();
  const form = useContractForm("order", {
    defaultValues: { ...checkoutDefaults(user), ...addressPartsOf(user) },
  });
  useHoldSession(form.formState.isDirty);
  useSessionEndedToast(form.formState.isSubmitting, toastTexts.orderFailed);
  const navigate = useNavigate();
  const placeOrder = usePlaceOrder();
  const [saved] = useState(readSavedCheckout);
  const [method, setMethod] = useState<PaymentMethod | null>(
    () => methods.find((candidate) => methods.length === 1 || candidate === saved.method) ?? null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [priceChange, setPriceChange] = useState<string | null>(null);
  const { charges, delivery, amounts, fetchQuote, ...quoted } = useCharges(subtotalCents, {
    coupon: saved.coupon,
    country: findCountry(saved.country ?? user?.country ?? "")?.name ?? "",
    delivery: saved.delivery,
  });
  const savedCheckout = useSavedCheckout(form, { method, delivery });
  const refreshPrices = useRefreshPrices();
  const payment = useRef<HTMLFieldSetElement>(null);

  /** On failure the order still exists, and the shopper can pay from its page. */
  async function findPaymentUrl(orderId: string): Promise<string | null> {
    try {
      return await findPaymentPage(orderId);
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
    setPriceChange(null);
    try {
      const quote = await fetchQuote(values);
      const quotedCents = quote ? toCents(quote.total) : subtotalCents;
      // The country may have been typed just before, or the total was still loading.
      if (quotedCents > amounts.totalCents) return setPriceChange(confirmTotalText(quotedCents));
      const order = await placeOrder(values, method, quotedCents, quote?.delivery ?? undefined);
      savedCheckout.clear();
      const paymentUrl = isPaidOnline(method) ? await findPaymentUrl(order.id) : null;
      // Replace the checkout even before payment, so that Back from the payment page shows the order.
      await navigate(paths.order(order.id), { replace: true, state: { placed: true } });
      if (paymentUrl) window.location.assign(paymentUrl);
    } catch (error) {
      const text = orderErrorText(error, lines);
      if (newQuoteOf(error)) {
        // Not a failure: ask the shopper to confirm the new total.
        setPriceChange(text);
        return refreshPrices();
      }
      showToast(toastTexts.orderFailed, "alert");
      showServerErrors(form, error);
      setProblem(text);
    }
  }

  return (
    <CheckoutFrame
      isSubmitting={form.formState.isSubmitting}
      contact={<DeliveryFields form={form} coupon={quoted.coupon} onCountry={charges?.onCountry} />}
      lines={lines}
      missing={missing}
      amounts={amounts}
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
      notice={priceChange ? <PriceChangeNotice text={priceChange} /> : null}
    />
  );
}
