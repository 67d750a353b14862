import { confirmTexts, type User } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { openOrdersOptions, openOrdersText } from "~/lib/shop/open-orders";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";
import { useRemoveCustomer } from "./use-remove-customer";

type RemoveButtonProps<Row extends User> = { user: Row; onRemove: (user: Row) => void };

/** Opens the question whether a user is deleted. */
export function RemoveButton<Row extends User>({ user, onRemove }: RemoveButtonProps<Row>) {
  return (
    <IconButton
      icon="trash"
      label={`Delete ${user.userName}`}
      onClick={() => onRemove(user)}
      className="-my-2"
    />
  );
}

/** Asks before a user is deleted, and names open orders. */
export function RemoveCustomerDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const remove = useRemoveCustomer();
  const can = useOwnPermissions();
  const openOrders = useQuery({
    ...openOrdersOptions(user?.id ?? null),
    enabled: user !== null && can("orders.read"),
  });
  return (
    <ConfirmDialog
      open={user !== null}
      question={confirmTexts.deleteUser}
      confirmLabel="Delete"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => user && remove.mutate(user, { onSettled: onClose })}
    >
      {user ? `${user.userName}, ${user.email}` : null}
      <span role="status" className="mt-2 block text-ink empty:hidden">
        {user ? openOrdersText(openOrders.data) : null}
      </span>
    </ConfirmDialog>
  );
}
