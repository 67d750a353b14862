import { ApiError, GUEST_SECRET_LENGTH, type User } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, createGuestApi } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { type IdempotentRequest, useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { guestSecrets } from "~/lib/session/guest-secrets";
import { tabStorage } from "~/lib/session/tab-storage";
import { chosenCountryName } from "~/lib/shop/chosen-country-name";
import { DeliverTo } from "~/lib/shop/deliver-to";
import { type ChosenSample, clearSamples } from "~/lib/shop/samples";
import { AddressFields } from "~/ui/address-fields";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { ChosenSamples } from "./chosen-samples";

type SampleOrderFormProps = {
  user: User | undefined;
  isGuest: boolean;
  chosen: readonly ChosenSample[];
};

const FAILED = "Your samples couldn't be ordered. Please try again.";
// Stored in the tab, so that a retry after a reload reuses the idempotency key.
const lastAttempt = tabStorage<IdempotentRequest>("samples");

const textsOf = (user: User | undefined) => ({
  email: user?.email ?? "",
  firstName: user?.firstName ?? "",
  lastName: user?.lastName ?? "",
  country: user?.country || chosenCountryName(),
  address: user?.address ?? "",
  addressLine2: user?.addressLine2 ?? "",
  postCode: user?.postCode ?? "",
  city: user?.city ?? "",
  phoneNumber: user?.phoneNumber ?? "",
});

/** Orders the chosen samples to an address. */
export function SampleOrderForm({ user, isGuest, chosen }: SampleOrderFormProps) {
  const form = useContractForm("samples", { defaultValues: textsOf(user) });
  const idempotencyKey = useIdempotencyKey(lastAttempt);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  const items = chosen.map(({ productId, variantId }) => ({ productId, variantId }));

  async function order({ email, ...contact }: FormValues<"samples">): Promise<void> {
    setProblem("");
    const body = { ...contact, items, ...(isGuest ? { email } : {}) };
    try {
      const send = isGuest ? createGuestApi("") : api;
      const { data } = await send("orderSamples", { body, headers: idempotencyKey.headersFor(body) });
      const { guestToken = null, ...placed } = data;
      const secret = guestToken?.slice(-GUEST_SECRET_LENGTH);
      idempotencyKey.reset();
      queryClient.setQueryData(queryKeys.order(placed.id), placed);
      if (secret) guestSecrets.store(placed.id, secret);
      const page = secret ? paths.guestOrder(placed.id, secret) : paths.order(placed.id);
      await navigate(page, { replace: true, state: { placed: true } });
      clearSamples();
    } catch (error) {
      showServerErrors(form, error);
      setProblem((error instanceof ApiError && error.problem?.detail) || FAILED);
    }
  }

  return (
    <Form
      busy={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(order)}
      className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_25rem]"
    >
      <section aria-labelledby="sample-address">
        <h2 id="sample-address" className="mb-5 text-xl">
          Where should we send them?
        </h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          <Field label="First Name" autoComplete="given-name" required {...fieldOf(form, "firstName")} />
          <Field label="Last Name" autoComplete="family-name" required {...fieldOf(form, "lastName")} />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            disabled={!isGuest}
            required
            {...fieldOf(form, "email")}
          />
          <AddressFields field={(name) => fieldOf(form, name)} />
        </div>
      </section>
      <section aria-labelledby="sample-list" className="h-fit lg:sticky lg:top-24">
        <h2 id="sample-list" className="mb-5 text-xl">
          Your samples
        </h2>
        <ChosenSamples chosen={chosen} />
        <p className="mt-6 mb-4 text-sm text-ink-soft">
          They come by letter within a week, and are yours to keep.
        </p>
        <div className="mb-4 min-h-14">
          <DeliverTo items={items.map((item) => ({ ...item, quantity: 1 }))} samples />
        </div>
        {problem ? (
          <p role="alert" className="mb-4 text-sm text-danger">
            {problem}
          </p>
        ) : null}
        <SubmitButton busy={form.formState.isSubmitting} className="w-full">
          Order free samples
        </SubmitButton>
      </section>
    </Form>
  );
}
