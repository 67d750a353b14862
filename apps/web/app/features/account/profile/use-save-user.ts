import { toastTexts, type User } from "@larkwood/contract";
import { useUpdateCachedUser } from "~/lib/account/use-current-user";
import { api } from "~/lib/api/api";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import type { ContractForm, FormValues } from "~/lib/forms/use-contract-form";
import { session } from "~/lib/session/session";
import { useSessionEndedToast } from "~/lib/session/use-session-ended-toast";
import { showToast } from "~/ui/toast-region";

type AccountForm = "profile" | "address" | "contact";

/** Saves an account form; `onSaved` gets the updated user. */
export function useSaveUser<N extends AccountForm>(
  form: ContractForm<N>,
  userId: string,
  onSaved?: (user: User) => void,
) {
  const storeUser = useUpdateCachedUser();
  useSessionEndedToast(form.formState.isSubmitting, toastTexts.userUpdateFailed);
  return async (values: FormValues<N>) => {
    try {
      const { data } = await api("updateUser", { body: { id: userId, ...values } });
      storeUser(data);
      session.setUserName(data.userName);
      showToast(toastTexts.userUpdated);
      onSaved?.(data);
    } catch (error) {
      showServerErrors(form, error);
      showToast(toastTexts.userUpdateFailed, "alert");
    }
  };
}
