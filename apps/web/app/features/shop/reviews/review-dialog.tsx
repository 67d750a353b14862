import { ApiError } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { PictureChoice } from "./picture-choice";
import { StarChoice } from "./star-choice";

type ReviewDialogProps = { productId: string; open: boolean; onClose: () => void };

/** Writes a review. */
export function ReviewDialog({ productId, open, onClose }: ReviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Write a review">
      <ReviewForm productId={productId} onDone={onClose} />
    </Dialog>
  );
}

function ReviewForm({ productId, onDone }: { productId: string; onDone: () => void }) {
  const [failure, setFailure] = useState("");
  const form = useContractForm("review");
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const { isSubmitting } = form.formState;
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const send = form.handleSubmit(async (values) => {
    setFailure("");
    const body = { ...values, photos: [...pictures] };
    try {
      const headers = idempotencyKey.headersFor(body);
      await api("createReview", { params: { id: productId }, body, headers });
      idempotencyKey.reset();
      void queryClient.invalidateQueries({ queryKey: queryKeys.reviews(productId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.product(productId) });
      onDone();
    } catch (error) {
      if (showServerErrors(form, error)) return;
      const problem = error instanceof ApiError && error.status < 500 ? error.problem : null;
      setFailure(problem ? `${problem.title}.` : "Your review couldn't be sent. Please try again.");
    }
  });
  return (
    <Form busy={isSubmitting} onSubmit={send} className="mt-4 grid gap-5">
      <StarChoice
        chosen={form.watch("stars")}
        error={form.formState.errors.stars?.message}
        onChoose={(stars) => form.setValue("stars", stars, { shouldValidate: true })}
      />
      <Field label="Title" maxLength={100} autoComplete="off" {...fieldOf(form, "title")} />
      <Textarea label="Your review" maxLength={3_000} {...fieldOf(form, "text")} />
      <PictureChoice productId={productId} pictures={pictures} onChange={setPictures} />
      <p className="text-sm text-ink-soft">We show your first name and the first letter of your last name.</p>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failure}
      </p>
      <SubmitButton busy={isSubmitting}>Send review</SubmitButton>
    </Form>
  );
}
