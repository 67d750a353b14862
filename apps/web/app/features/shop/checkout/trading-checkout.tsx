import { type PaymentMethod, toastTexts, type User } from "@larkwood/contract";
import { isPaidOnline } from "@larkwood/domain";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type FormValues, showServerErrors } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { useCartLines } from "~/lib/shop/use-cart-lines";
import { findPaymentPage, paymentProblem } from "~/lib/shop/use-start-payment";
import { showToast } from "~/ui/toast-region";
import { CheckoutFrame, useCheckoutForm } from "./checkout-frame";
import { orderErrorText } from "./order-error-text";
import { PaymentMethods } from "./payment-methods";
import { PriceChangeNotice } from "./price-change-notice";
import { useCharges } from "./use-charges";
import { newQuoteOf, usePlaceOrder } from "./use-place-order";
import { useRefreshPrices } from "./use-refresh-prices";
import { readSavedCheckout, useSavedCheckout } from "./use-saved-checkout";

type TradingCheckoutProps = { user: User | undefined; methods: readonly PaymentMethod[] };

/** Checkout of a shop that sells. Whatever goes wrong, what was typed stays, also over a reload. */
export function TradingCheckout({ user, methods }: TradingCheckoutProps) {
  const { lines, missing, subtotalCents } = useCartLines();
  const form = useCheckoutForm(user);
  useHoldSession(form.formState.isDirty);
  const navigate = useNavigate();
  const placeOrder = usePlaceOrder();
  const [begun] = useState(readSavedCheckout);
  const [method, setMethod] = useState<PaymentMethod | null>(
    () => methods.find((one) => methods.length === 1 || one === begun.method) ?? null,
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [question, setQuestion] = useState<string | null>(null);
  const [coupon, setCoupon] = useState(begun.coupon);
  const {
    discountCents,
    problem: couponProblem,
    ...asked
  } = useCharges(coupon, subtotalCents, {
    country: begun.country ?? user?.country ?? "",
    delivery: begun.delivery,
  });
  const { charges, delivery, discountOf } = asked;
  const kept = useSavedCheckout(form, { method, delivery });
  const refreshPrices = useRefreshPrices();
  const payment = useRef<HTMLFieldSetElement>(null);

  /** The order stands, whether or not there is a page to pay it on: its own page leads there too. */
  async function findPayment(orderId: string): Promise<string | null> {
    try {
      return await findPaymentPage(orderId);
    } catch (error) {
      showToast(paymentProblem(error), "alert");
      return null;
    }
  }

  async function submit(values: FormValues<"checkout">): Promise<void> {
    if (!method) {
      payment.current?.querySelector("input")?.focus();
      return setProblem(toastTexts.invalidPayment);
    }
    setProblem(null);
    setQuestion(null);
    try {
      charges?.onCountry(values.country);
      // A coupon that was typed a moment ago may not be in the total yet.
      const shownCents = charges?.totalCents ?? subtotalCents - (await discountOf(values.coupon));
      const order = await placeOrder(values, method, shownCents, delivery);
      kept.forget();
      const paymentPage = isPaidOnline(method) ? await findPayment(order.id) : null;
      // Also on the way to the payment: whoever comes back from there by Back finds the order, not an empty checkout.
      await navigate(paths.order(order.id), { replace: true, state: { placed: true } });
      if (paymentPage) window.location.assign(paymentPage);
    } catch (error) {
      const text = orderErrorText(error, lines);
      if (newQuoteOf(error)) {
        // Nothing has failed: the shopper decides.
        setQuestion(text);
        return refreshPrices();
      }
      showToast(toastTexts.orderFailed, "alert");
      showServerErrors(form, error);
      setProblem(text);
    }
  }

  return (
    <CheckoutFrame
      form={form}
      lines={lines}
      missing={missing}
      subtotalCents={subtotalCents}
      coupon={{ code: coupon, discountCents, problem: couponProblem, apply: setCoupon }}
      charges={charges}
      onSubmit={form.handleSubmit(submit)}
      payment={
        <>
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
          {question ? <PriceChangeNotice text={question} /> : null}
        </>
      }
    />
  );
}
