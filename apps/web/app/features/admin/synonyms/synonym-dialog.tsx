import { problemContext, type Synonym } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "~/features/admin/shared/ui/form-dialog";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";

type SynonymDialogProps = { synonym: Synonym | null; onClose: () => void };

/** Creates or edits a group of synonyms. */
export function SynonymDialog({ synonym, onClose }: SynonymDialogProps) {
  const queryClient = useQueryClient();
  const form = useContractForm("synonym", {
    defaultValues: { words: synonym?.phrases.join(", ") ?? "", oneWay: synonym?.oneWay ?? false },
  });
  const idempotencyKey = useIdempotencyKey();
  const { isDirty, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (body) => {
    try {
      if (synonym) {
        const { id, version } = synonym;
        await api("updateSynonym", { params: { id }, body: { ...body, version } });
      } else await api("createSynonym", { body, headers: idempotencyKey.headersFor(body) });
      idempotencyKey.reset();
      showToast("Synonyms saved.");
      onClose();
    } catch (error) {
      if (problemContext(error, "edit_conflict")) {
        showToast(
          "Someone else changed these synonyms while you were editing. Check them and try again.",
          "alert",
        );
        onClose();
      } else if (!showServerErrors(form, error))
        showToast("The synonyms couldn't be saved. Please try again.", "alert");
    }
    await queryClient.invalidateQueries({ queryKey: queryKeys.synonyms });
  });

  return (
    <FormDialog
      title={synonym ? "Edit synonyms" : "New synonyms"}
      isDirty={isDirty}
      discardWarning="Your changes will be lost."
      onClose={onClose}
    >
      <Form busy={isSubmitting} onSubmit={save} className="mt-6 grid grid-cols-1 gap-6">
        <Field
          label="Words"
          autoComplete="off"
          hint="Separate words with commas: couch, sofa, settee"
          {...fieldOf(form, "words")}
        />
        <Checkbox label="Only the first word finds the others" {...fieldOf(form, "oneWay")} />
        <SubmitButton busy={isSubmitting}>Save</SubmitButton>
      </Form>
    </FormDialog>
  );
}
