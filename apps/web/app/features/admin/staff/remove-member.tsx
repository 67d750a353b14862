import type { StaffMember } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { workOptions } from "./staff-queries";
import { nameOf, staffFailureText } from "./staff-text";
import { WorkList } from "./work-list";

/** Removes a person from the staff, after showing what they have begun. */
export function RemoveMember({ member }: { member: StaffMember }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const { data: work, isError } = useQuery({ ...workOptions(member.id), enabled: isConfirming });
  const remove = useMutation({
    mutationFn: () => api("removeStaff", { params: { id: member.id } }),
    onSuccess: async () => {
      showToast(`${nameOf(member)} was removed from the staff`);
      await navigate(adminPaths.staff);
    },
    onError: (error) =>
      showToast(staffFailureText(error, "The person couldn't be removed. Please try again."), "alert"),
    onSettled: () => {
      setConfirming(false);
      return queryClient.invalidateQueries({ queryKey: queryKeys.staff });
    },
  });
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setConfirming(true)}>
        Remove from staff
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={`Remove ${nameOf(member)} from the staff?`}
        confirmLabel="Remove"
        busy={remove.isPending || (!work && !isError)}
        onCancel={() => setConfirming(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>
          They are signed out everywhere, and their API keys and invitations stop working at once. The account
          stays, as a customer's.
        </p>
        {work ? <WorkList work={work} /> : null}
        {isError ? <p className="pt-3">Their open work couldn't be loaded.</p> : null}
      </ConfirmDialog>
    </>
  );
}
