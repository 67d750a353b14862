import { ApiError, type Permission, type User } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";

const LAST = "At least one Admin needs full access.";
const FAILED = "The permissions couldn't be saved. Please try again.";

/** Saves the permissions of an Admin; `resetForm` is called if the server refuses. */
export function useSavePermissions(user: User, resetForm: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);

  const save = async (permissions: Permission[]) => {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await api("setPermissions", { params: { id: user.id }, body: { permissions } });
      client.setQueryData(queryKeys.user(user.id), { ...user, ...data });
      showToast("Permissions saved");
    } catch (error) {
      resetForm();
      showToast(error instanceof ApiError && error.problem?.code === "last_admin" ? LAST : FAILED, "alert");
    } finally {
      setBusy(false);
    }
  };
  return { save, busy };
}
