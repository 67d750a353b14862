import {
  ApiError,
  findCountry,
  type PaymentMethod,
  type PlaceOrderBody,
  type User,
} from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  DeliveryContactFields,
  EMPTY_CONTACT,
  toDeliveryContact,
} from "~/features/admin/sales/shared/delivery-contact";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { useShop } from "~/lib/shop/shop";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Select } from "~/ui/select";
import { showToast } from "~/ui/toast-region";
import { CustomerPicker } from "./customer-picker";
import { hasWrongPrice, type PhoneLine, PhoneLines, toItems } from "./phone-lines";
import { PhoneTotal, usePhoneQuote } from "./phone-total";

/** Staff place an order for a customer on the phone. The customer gets an email with payment instructions. */
export function PhoneOrder() {
  const { paymentMethods, currency } = useShop();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const [customer, setCustomer] = useState<User | null>(null);
  const [contact, setContact] = useState(EMPTY_CONTACT);
  // The last complete country; prices are not requested for every typed letter.
  const [country, setCountry] = useState("");
  const [lines, setLines] = useState<readonly PhoneLine[]>([]);
  const [method, setMethod] = useState<PaymentMethod | undefined>(paymentMethods[0]);
  const [delivery, setDelivery] = useState("");
  const [coupon, setCoupon] = useState("");
  const items = toItems(lines);
  const quoteInput = {
    items,
    ...(customer ? { customerId: customer.id } : {}),
    country,
    delivery: delivery || undefined,
    coupon: coupon.trim() || undefined,
  };
  const { quote, isPending: isQuoting, problem } = usePhoneQuote(quoteInput);
  const placeOrder = useMutation({
    mutationFn: async (body: PlaceOrderBody & { customerId: string }) =>
      (await api("placeOrderForCustomer", { body, headers: idempotencyKey.headersFor(body) })).data,
    onSuccess: async (order) => {
      idempotencyKey.reset();
      showToast(`Order ${order.number} placed.`);
      void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
      await navigate(adminPaths.order(order.id));
    },
    onError: (error) => showToast(errorText(error), "alert"),
  });
  const errors = placeOrder.error instanceof ApiError ? placeOrder.error.fieldErrors : {};
  const missing = [
    ...(customer ? [] : ["a customer"]),
    ...(items.length > 0 ? [] : ["a product"]),
    ...(findCountry(contact.country) ? [] : ["a country"]),
  ];
  const isPriced =
    quote?.deliverable === true && !isQuoting && country === findCountry(contact.country)?.name;
  const canSend = missing.length === 0 && !hasWrongPrice(lines) && method !== undefined && isPriced;
  const send = () => {
    if (!customer || !method || !quote || !canSend) return;
    placeOrder.mutate({
      customerId: customer.id,
      items,
      ...contact,
      paymentMethod: method,
      expectedTotal: quote.total,
      expectedCurrency: currency,
      ...(quoteInput.delivery ? { delivery: quoteInput.delivery } : {}),
      ...(quoteInput.coupon ? { coupon: quoteInput.coupon } : {}),
    });
  };
  return (
    <Form
      busy={placeOrder.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        setCountry(findCountry(contact.country)?.name ?? "");
        send();
      }}
      className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid h-fit grid-cols-1 gap-10">
        <CustomerPicker
          customer={customer}
          onPick={(user) => {
            setCustomer(user);
            const next = user ? toDeliveryContact(user) : EMPTY_CONTACT;
            setContact(next);
            setCountry(findCountry(next.country)?.name ?? "");
          }}
        />
        <PhoneLines lines={lines} onChange={setLines} />
        <fieldset className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <legend className="pb-2 font-serif text-xl">Address</legend>
          <DeliveryContactFields
            contact={contact}
            errorOf={(name) => errors[name]}
            onChange={setContact}
            onCountry={setCountry}
          />
        </fieldset>
      </div>
      <div className="grid h-fit grid-cols-1 gap-6 text-sm">
        <h2 className="text-xl">Shipping and payment</h2>
        {quote && quote.deliveries.length > 0 ? (
          <Select
            label="Shipping method"
            name="delivery"
            options={quote.deliveries.map(({ name }) => ({ value: name, label: name }))}
            value={delivery || (quote.delivery ?? "")}
            onChange={(event) => setDelivery(event.target.value)}
          />
        ) : null}
        <Select
          label="Payment method"
          name="paymentMethod"
          options={paymentMethods.map((value) => ({ value, label: paymentMethodDefinitions[value].label }))}
          value={method ?? ""}
          onChange={(event) => setMethod(event.target.value as PaymentMethod)}
          hint="We'll email the customer how to pay."
        />
        <Field
          label="Coupon"
          name="coupon"
          autoComplete="off"
          maxLength={60}
          value={coupon}
          error={quote?.couponProblem ?? undefined}
          onChange={(event) => setCoupon(event.target.value)}
        />
        <PhoneTotal quote={items.length > 0 ? quote : undefined} country={country} problem={problem} />
        <SubmitButton busy={placeOrder.isPending} disabled={!canSend}>
          Place order
        </SubmitButton>
        <p className="text-ink-soft empty:hidden">
          {missing.length > 0 ? `Still missing: ${missing.join(", ")}.` : null}
        </p>
      </div>
    </Form>
  );
}

function errorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500)
    return "The order couldn't be placed. Please try again.";
  return error.problem?.detail ?? `${error.problem?.title ?? "This isn't possible"}.`;
}
