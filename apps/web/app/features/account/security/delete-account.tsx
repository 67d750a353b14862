import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormValues, fieldOf, useContractForm } from "~/lib/forms/use-contract-form";
import { paths } from "~/lib/paths";
import { session } from "~/lib/session/session";
import { openOrdersOptions, openOrdersText } from "~/lib/shop/open-orders";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { PasswordField } from "~/ui/password-field";
import { showToast } from "~/ui/toast-region";

/** Deletes the account after a password check. */
export function DeleteAccount() {
  const [isConfirming, setConfirming] = useState(false);
  const form = useContractForm("deleteAccount", { defaultValues: { password: "" } });
  const navigate = useNavigate();
  const openOrders = useQuery({ ...openOrdersOptions(null), enabled: isConfirming });
  const busy = form.formState.isSubmitting;

  const cancel = () => {
    setConfirming(false);
    form.reset();
  };
  const remove = async (body: FormValues<"deleteAccount">) => {
    try {
      await api("deleteAccount", { body });
      await navigate(paths.home, { flushSync: true });
      session.signOut();
    } catch (error) {
      showServerErrors(form, error);
      showToast("We couldn't delete your account.", "alert");
    }
  };

  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
        Delete my account
      </Button>
      <Dialog open={isConfirming} onClose={cancel} role="alertdialog" mustAnswer title="Delete your account?">
        <Form busy={busy} onSubmit={form.handleSubmit(remove)} className="mt-4 grid gap-6">
          <p className="text-sm text-ink-soft">This cannot be undone. Enter your password to confirm.</p>
          <p role="status" className="text-sm empty:hidden">
            {openOrdersText(openOrders.data)}
          </p>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            required
            {...fieldOf(form, "password")}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
            <SubmitButton busy={busy} variant="danger">
              Delete account
            </SubmitButton>
          </div>
        </Form>
      </Dialog>
    </>
  );
}
